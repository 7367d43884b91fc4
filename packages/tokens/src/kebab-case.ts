/** `accentSoftHover` -> `accent-soft-hover`, `text2` -> `text-2`. */
export function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z0-9]/g, (part) => `-${part.toLowerCase()}`);
}
