/** The style of the docs page. It is a separate file, so a strict content policy needs no exception. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#1c2430, #e6e9ee);
  --soft: light-dark(#5a6472, #a2acba);
  --line: light-dark(#dfe3e8, #2c343f);
  --ground: light-dark(#ffffff, #12161c);
  --sunken: light-dark(#f5f6f8, #181d25);
  --link: light-dark(#1b5aa8, #8ab8f0);
  font: 15px/1.5 Inter, system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-columns: 280px minmax(0, 1fr); color: var(--ink); background: var(--ground); }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
code, pre { font: 13px/1.5 ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 24px 16px; background: var(--sunken); border-right: 1px solid var(--line); }
nav .title { margin: 0 0 16px; font-weight: 600; }
nav small { color: var(--soft); font-weight: 400; }
nav summary { padding: 4px 0; font-weight: 600; cursor: pointer; }
nav ul { margin: 0 0 12px; padding: 0; list-style: none; }
nav li a { display: flex; gap: 8px; align-items: center; padding: 3px 0; color: var(--ink); }
main { max-width: 980px; padding: 32px 40px 96px; }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2; }
h2 { margin: 56px 0 0; font-size: 21px; }
h3 { margin: 0; font-size: 16px; }
h3 a { color: inherit; }
article { padding: 24px 0; border-bottom: 1px solid var(--line); scroll-margin-top: 16px; }
article:target h3::before { content: '→ '; color: var(--link); }
.line { margin: 6px 0; display: flex; gap: 8px; align-items: baseline; }
.facts { margin: 6px 0; color: var(--soft); font-size: 13px; }
ul.refusal { padding: 0; list-style: none; }
.refusal strong { display: inline-block; min-width: 36px; }
.method { flex: none; min-width: 58px; padding: 0 6px; border: 1px solid currentcolor; border-radius: 4px; font: 600 11px/18px ui-monospace, monospace; text-align: center; }
nav input { width: 100%; margin: 0 0 16px; padding: 6px 10px; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 6px; }
.chosen { padding: 0 6px; border: 1px dashed var(--soft); border-radius: 4px; color: var(--soft); font: 600 11px/18px system-ui, sans-serif; white-space: nowrap; }
td small { color: var(--soft); font-size: 12px; }
.get { color: light-dark(#1f6b45, #7fd1a5); }
.post { color: light-dark(#1b5aa8, #8ab8f0); }
.put { color: light-dark(#8a5200, #e8b46a); }
.delete { color: light-dark(#a32b2b, #f09a9a); }
.scroll { margin: 14px 0 8px; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
caption { padding-bottom: 4px; font-weight: 600; text-align: left; }
th, td { padding: 5px 12px 5px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
th { width: 34%; }
td:last-child { width: 72px; padding-right: 0; color: var(--soft); }
details summary { cursor: pointer; font-size: 13px; }
pre { margin: 8px 0; padding: 12px 16px; overflow-x: auto; background: var(--sunken); border-radius: 8px; }
@media (max-width: 800px) {
  body { grid-template-columns: minmax(0, 1fr); }
  nav { position: static; height: auto; max-height: 40vh; border-right: 0; border-bottom: 1px solid var(--line); }
  main { padding: 24px 16px 64px; }
  th { width: 46%; }
}
`;
