import { docsPolicy } from '@deck/api/openapi';
import type { Handler } from 'hono';
import { html } from 'hono/html';
import { integrationSteps } from './integration-steps.ts';

/** The page for developers of a company's own systems. */
export const guide = { url: '/docs/integration', title: 'Call it from your own system' } as const;

/** The page, whose commands call this sandbox. They run as they stand: a test runs them. */
export function integrationPage(publicUrl: string): Handler {
  const steps = integrationSteps(publicUrl);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${guide.title} · Deck</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<nav aria-label="Steps">
<p class="title"><a href="/docs">All calls</a></p>
<ul>${steps.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
</nav>
<main>
<header>
<h1>${guide.title}</h1>
<p>A booking engine, a web shop or a reservation centre makes orders and takes payments with a token in place of a person. The commands run in bash and zsh, one after another, by copy and paste. Where one says <code>paste … here</code>, put in that field of the answer above it.</p>
</header>
${steps.map(
  ({ id, title, text, commands }) => html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${text.map((paragraph) => html`<p>${paragraph}</p>`)}
${commands.map((command) => html`<pre tabindex="0"><code>${command}</code></pre>`)}
</section>`,
)}
</main>
</body>
</html>`;
  return (c) => c.html(page, 200, { 'content-security-policy': docsPolicy });
}
