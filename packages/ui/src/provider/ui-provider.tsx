import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { allowInjectedStyles } from '../content-policy/allow-injected-styles.ts';
import { blockUnparsedSubmit } from '../field/block-unparsed-submit.ts';
import { alreadyLoaded, type Locale, loadMessages, type Messages } from '../messages/messages.ts';
import './kit-mark.css.ts';
import { reportMissingStyles } from './missing-styles.ts';

/** The props of the router's link. `href` is always a path or an address, never a route name. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type LinkComponent = ComponentType<LinkProps>;

export interface Ui {
  readonly locale: Locale;
  /** The IANA name of the reader's zone, `Europe/Athens`. Every instant is shown in this zone. */
  readonly timeZone: string;
  readonly messages: Messages;
  readonly Link: LinkComponent;
}

export interface UiProviderProps {
  locale: Locale;
  /** IANA name, `Europe/Athens`. */
  timeZone: string;
  /** The router's link component. By default plain anchors. */
  link?: LinkComponent | undefined;
  /** Replaces the language's messages: of a language that the kit lacks, or to test a catalogue. Nested providers inherit it. */
  messages?: Messages | undefined;
  children: ReactNode;
}

function Anchor(props: LinkProps) {
  return <a {...props} />;
}

const UiContext = createContext<Ui | null>(null);
const TriedMessages = createContext<Messages | undefined>(undefined);

/**
 * Provides the kit's language, time zone and link component. Every widget needs it. It suspends until a new
 * language has loaded; the previous content stays meanwhile.
 */
export function UiProvider({ locale, timeZone, link = Anchor, messages: given, children }: UiProviderProps) {
  useState(allowInjectedStyles);
  useEffect(blockUnparsedSubmit, []);
  useEffect(reportMissingStyles, []);
  const above = use(TriedMessages);
  const tried = given ?? above;
  // Always by `use`: React warns of a component that suspended by it once and then does without.
  const messages = use(tried ? alreadyLoaded(tried) : loadMessages(locale));
  return (
    <TriedMessages value={tried}>
      <Provided locale={locale} timeZone={timeZone} messages={messages} Link={link}>
        {children}
      </Provided>
    </TriedMessages>
  );
}

function Provided({ locale, timeZone, messages, Link, children }: Ui & { children: ReactNode }) {
  const ui = useMemo<Ui>(() => ({ locale, timeZone, messages, Link }), [locale, timeZone, messages, Link]);
  return <UiContext value={ui}>{children}</UiContext>;
}

export function useUi(): Ui {
  const ui = use(UiContext);
  if (ui === null)
    throw new Error(
      'A widget of the kit stands outside <UiProvider>: wrap the application in <UiProvider locale="en" timeZone="Europe/Athens">.',
    );
  return ui;
}

/** The kit's messages in the reader's language: `useMessages().button.loading`. */
export function useMessages(): Messages {
  return useUi().messages;
}
