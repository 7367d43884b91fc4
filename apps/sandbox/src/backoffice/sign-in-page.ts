import { html } from 'hono/html';
import type { Html, Reader } from './frame.ts';

/** The page before sign-in. @param isOpen whether the server has an administrators' key */
export function signInPage({ words: { signIn } }: Reader, isOpen: boolean): Html {
  if (!isOpen) return html`<p class="card narrow">${signIn.closed}</p>`;
  return html`<section class="card narrow" aria-label="${signIn.title}">
<p class="lead">${signIn.text}</p>
<form method="post" action="/backoffice/sign-in">
<div class="fields"><div><label for="key">${signIn.key}</label>
<input id="key" name="key" type="password" required autocomplete="current-password"></div></div>
<button class="main">${signIn.act}</button></form></section>`;
}
