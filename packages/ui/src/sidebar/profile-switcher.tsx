import { Check, ChevronsUpDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { initials } from '../avatar/initials.ts';
import { Icon } from '../icon/icon.tsx';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { useMessages, useUi } from '../provider/ui-provider.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as flyout from './flyout.css.ts';
import type { NavSize } from './nav-types.ts';
import * as css from './profile-switcher.css.ts';

export interface BusinessProfile {
  id: string;
  name: string;
}

export interface SidebarProfiles {
  /** The user's business profiles: a single profile is only shown. */
  options: readonly BusinessProfile[];
  /** The id of the current profile. */
  value: string;
  onChange: (id: string) => void;
}

interface ProfileSwitcherProps {
  profiles: SidebarProfiles;
  size: NavSize;
}

/** Shows the current business profile and switches to others. */
export function ProfileSwitcher({ profiles, size }: ProfileSwitcherProps) {
  const current = profiles.options.find(({ id }) => id === profiles.value);
  if (current === undefined) return null;
  if (profiles.options.length === 1) {
    return (
      <div className={css.profile({ size })}>
        <Words profile={current} size={size} />
      </div>
    );
  }
  return <Switcher profiles={profiles} current={current} size={size} />;
}

function Switcher({ profiles, current, size }: ProfileSwitcherProps & { current: BusinessProfile }) {
  const messages = useMessages();
  const layer = useLayer('popover');
  return (
    <DropdownMenu.Root modal={false}>
      <Tooltip text={size === 'mini' ? current.name : undefined} side="right">
        <DropdownMenu.Trigger className={css.profile({ size })}>
          <Words profile={current} size={size} />
          {size !== 'mini' && <Icon shape={ChevronsUpDown} size={14} />}
        </DropdownMenu.Trigger>
      </Tooltip>
      <DropdownMenu.Portal container={layer.container}>
        <DropdownMenu.Content
          className={flyout.flyout}
          style={{ zIndex: layer.zIndex }}
          side={size === 'mini' ? 'right' : 'bottom'}
          align="start"
          sideOffset={5}
          collisionPadding={12}
        >
          <LayerScope layer={layer}>
            <DropdownMenu.Label className={flyout.title}>
              {messages.sidebar.businessProfile}
            </DropdownMenu.Label>
            <DropdownMenu.RadioGroup value={profiles.value} onValueChange={profiles.onChange}>
              {profiles.options.map(({ id, name: option }) => (
                <DropdownMenu.RadioItem key={id} value={id} className={flyout.item}>
                  <span className={flyout.word}>{option}</span>
                  <span className={flyout.check}>{id === profiles.value && <Icon shape={Check} />}</span>
                </DropdownMenu.RadioItem>
              ))}
            </DropdownMenu.RadioGroup>
          </LayerScope>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Words({ profile, size }: { profile: BusinessProfile; size: NavSize }) {
  const { locale, messages } = useUi();
  return (
    <>
      <span className={css.sign} data-initials={initials(profile.name, locale)} aria-hidden />
      <span className={size === 'mini' ? visuallyHidden : css.words}>
        <span className={css.name}>{profile.name}</span>{' '}
        <span className={css.role}>{messages.sidebar.businessProfile}</span>
      </span>
    </>
  );
}
