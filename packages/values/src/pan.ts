const groupsAllowed = [4, 5];

/** Empty, or four or five groups of four digits separated by a space. */
export function isPan(text: string): boolean {
  if (text === '') return true;
  const groups = text.split(' ');
  return groupsAllowed.includes(groups.length) && groups.every((group) => /^\d{4}$/.test(group));
}
