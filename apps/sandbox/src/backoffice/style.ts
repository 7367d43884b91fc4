import type { LoadedBrand } from '@deck/tokens/node';

type Colors = LoadedBrand['colors']['light'];

const used = [
  'canvas',
  'surface',
  'line',
  'lineStrong',
  'text',
  'text2',
  'accent',
  'onAccent',
  'accentHover',
  'accentText',
  'selected',
  'focus',
  'hover',
  'successSoft',
  'successText',
  'neutralSoft',
  'neutralText',
  'dangerSoft',
  'dangerText',
] as const satisfies readonly (keyof Colors)[];

const toVariables = (colors: Colors) => used.map((name) => `--${name}:${colors[name]}`).join(';');

/** The style of the administrators' pages, in the brand's colours, light and dark. */
export const backofficeStyle = ({ colors, fonts, radius, cardRadius }: LoadedBrand): string => `
:root{color-scheme:light dark;${toVariables(colors.light)}}
@media (prefers-color-scheme:dark){:root{${toVariables(colors.dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:16px/1.5 ${fonts.text.join(',')}}
a{color:var(--accentText)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.skip{position:absolute;left:-99in}.skip:focus{left:16px;top:8px;background:var(--surface);padding:8px}
header,main{max-width:1040px;margin:0 auto;padding:16px}
header{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;justify-content:space-between}
header p{margin:0;font-weight:600}
nav{display:flex;flex-wrap:wrap;gap:4px}
nav a{padding:8px 12px;border-radius:${radius}px;text-decoration:none}
nav a:hover{background:var(--hover)}
nav a[aria-current]{background:var(--selected);font-weight:600}
h1{font:600 26px/1.25 ${fonts.display.join(',')};margin:8px 0}
h2{font-size:18px;margin:0}
.card{background:var(--surface);border:1px solid var(--line);border-radius:${cardRadius}px;padding:20px;margin:20px 0}
.head{display:flex;flex-wrap:wrap;gap:12px;align-items:center;justify-content:space-between}
.narrow{max-width:440px;margin-inline:auto}
.lead{color:var(--text2);margin:0 0 8px;max-width:70ch}
.fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:16px;margin:16px 0}
label,.hint{display:block}
label{font-weight:500}
.hint{color:var(--text2);font-size:14px}
.error{color:var(--dangerText);display:block;font-size:14px}
.check{display:flex;gap:10px;align-items:center;margin:16px 0;font-weight:400}
.check input{width:20px;height:20px;margin:0}
input:not([type=checkbox]),textarea,select{width:100%;margin-top:4px;padding:9px 12px;min-height:44px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--lineStrong);border-radius:${radius}px}
[aria-invalid=true]{border-color:var(--dangerText)!important}
button{font:inherit;min-height:44px;padding:8px 16px;border-radius:${radius}px;border:1px solid var(--lineStrong);background:var(--surface);color:inherit;cursor:pointer}
button:hover{background:var(--hover)}
button.main{background:var(--accent);border-color:transparent;color:var(--onAccent);font-weight:600}
button.main:hover{background:var(--accentHover)}
table{width:100%;border-collapse:collapse;margin-top:12px}
th,td{text-align:start;padding:8px;border-top:1px solid var(--line);vertical-align:middle}
thead th{border:0;color:var(--text2);font-size:14px;font-weight:500}
tbody th{font-weight:600}
td:last-child{text-align:end}
.mark{display:inline-block;padding:2px 10px;border-radius:99px;font-size:14px;background:var(--neutralSoft);color:var(--neutralText)}
.mark.on{background:var(--successSoft);color:var(--successText)}
.outcome{padding:12px 16px;border-radius:${radius}px;background:var(--successSoft);color:var(--successText)}
.outcome.bad{background:var(--dangerSoft);color:var(--dangerText)}
@media (max-width:560px){.wide{display:none}th,td{padding:8px 4px}.card{padding:16px 12px}}
`;
