import { Check, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { initials } from '../avatar/initials.ts';
import { Icon } from '../icon/icon.tsx';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { Standby } from '../layer/standby.tsx';
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
  const [isOpen, setOpen] = useState(false);
  const isMini = size === 'mini';
  return (
    <Tooltip text={isMini ? current.name : undefined} side="right">
      <Standby
        kind="menu"
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <button type="button" className={css.profile({ size })}>
            <Words profile={current} size={size} />
            {!isMini && <Icon shape={ChevronsUpDown} size={14} />}
          </button>
        }
      >
        {({ DropdownMenu }, stand) => (
          <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
            <DropdownMenu.Trigger asChild>{stand}</DropdownMenu.Trigger>
            <DropdownMenu.Portal container={layer.container}>
              <DropdownMenu.Content
                className={flyout.flyout}
                style={{ zIndex: layer.zIndex }}
                side={isMini ? 'right' : 'bottom'}
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
                        <span className={flyout.check}>
                          {id === profiles.value && <Icon shape={Check} />}
                        </span>
                      </DropdownMenu.RadioItem>
                    ))}
                  </DropdownMenu.RadioGroup>
                </LayerScope>
              </DropdownMenu.Content>
            </DropdownMenu.Portal>
          </DropdownMenu.Root>
        )}
      </Standby>
    </Tooltip>
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
