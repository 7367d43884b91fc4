import { Alert, Button } from '@deck/ui';
import { type ReactNode, type SubmitEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { takeOverFirstPage } from '../../platform/navigation/first-page.ts';
import { repeatActs } from '../../platform/navigation/first-page-acts.ts';
import * as css from './login.css.ts';
import { LoginLayout } from './login-layout.tsx';
import type { FormMessage } from './use-submit.tsx';

interface LoginFormProps {
  heading: string;
  text: string;
  /** What the server said to the last attempt, or what led here. */
  said?: FormMessage | undefined;
  /** The fields. */
  children?: ReactNode;
  submit: string;
  busy?: boolean;
  onSubmit: () => void;
  /** The other ways on from here. */
  links?: ReactNode;
}

/** A form of the sign-in group: it begins in its first field, and says at its top how the last attempt went. */
export function LoginForm({ heading, text, said, children, submit, busy, onSubmit, links }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(takeOverFirstPage, []);
  useEffect(() => {
    const { current } = form;
    // Somebody may have gone on from there in the form that the server drew.
    if (!current?.contains(document.activeElement)) current?.querySelector('input')?.focus();
    repeatActs();
  }, []);

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (!busy) onSubmit();
  }

  return (
    <LoginLayout>
      {/* Outside of a dialog this method sends nothing: before the code is there, no password gets into an address. */}
      <form ref={form} method="dialog" className={css.form} onSubmit={send} noValidate>
        <div>
          <h1 className={css.heading}>{heading}</h1>
          <p className={css.paragraph}>{text}</p>
        </div>
        {said && (
          <Alert tone={said.tone} announced>
            {said.text}
            {said.way && <div className={css.way}>{said.way}</div>}
          </Alert>
        )}
        {children}
        <Button type="submit" variant="primary" size="wide" loading={busy}>
          {submit}
        </Button>
        {links && <div className={css.links}>{links}</div>}
      </form>
    </LoginLayout>
  );
}

interface LoginMessageProps {
  heading: string;
  text: string;
  way: { href: string; label: string };
}

/** A page of the sign-in group that only says something, and leads on. Its heading is heard first. */
export function LoginMessage({ heading, text, way }: LoginMessageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <LoginLayout>
      <div className={css.form}>
        <div>
          <h1 ref={title} tabIndex={-1} className={css.heading}>
            {heading}
          </h1>
          <p className={css.paragraph}>{text}</p>
        </div>
        <Button variant="primary" size="wide" href={way.href}>
          {way.label}
        </Button>
      </div>
    </LoginLayout>
  );
}
