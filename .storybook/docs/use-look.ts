import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

type Look = Readonly<Record<string, unknown>>;

/** What Storybook knows of the toolbar, before it changes. */
interface WithLook {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: { readonly userGlobals?: { get(): Look } };
  };
}

const readLook = () => (window as WithLook).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals?.get() ?? {};

/** The look that the toolbar names, as an address has it: `brand:solera;mode:dark;locale:en`. */
export function useLook(): string {
  const [look, setLook] = useState(readLook);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Look }) => setLook(globals);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  return ['brand', 'mode', 'locale']
    .filter((name) => look[name] !== undefined)
    .map((name) => `${name}:${look[name]}`)
    .join(';');
}
