/** A drawing of the brand, inline so that it takes the theme's colours. Its markup comes from the brand's own folder. */
export function Artwork({ svg, label, className }: { svg: string; label?: string; className?: string }) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is a file of this repository, built in
  return <span className={className} {...named} dangerouslySetInnerHTML={{ __html: svg }} />;
}
