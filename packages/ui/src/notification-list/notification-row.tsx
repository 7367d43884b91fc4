import { formatInstant } from '@deck/values';
import { Mail, MailOpen } from 'lucide-react';
import { Badge } from '../badge/badge.tsx';
import { Figures } from '../figures/figures.tsx';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import type { StatusTone } from '../status-dot/tone.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './notification-list.css.ts';

/** A notification. */
export interface NotificationItem {
  /** Unique in the list. */
  id: string;
  title: string;
  /** Empty if the title says it all. */
  text: string;
  /** The type as text: "Declined". */
  kind: string;
  /** An instant of the wire. */
  at: string;
  icon: IconShape;
  tone: StatusTone;
  isRead: boolean;
  isImportant: boolean;
  /** The address it links to, if any. */
  href?: string | undefined;
  /** The language of title and text, if it may differ from the page's. */
  language?: string | undefined;
}

export interface NotificationRowProps {
  item: NotificationItem;
  /** The user follows the link. */
  onFollow: (item: NotificationItem) => void;
  /** The user marks it as read or unread. */
  onRead: (item: NotificationItem, isRead: boolean) => void;
}

export function NotificationRow({ item, onFollow, onRead }: NotificationRowProps) {
  const { locale, messages, timeZone, Link } = useUi();
  const { newsList: words } = messages;
  const { id, title, text, kind, at, tone, isRead, href } = item;
  const language = item.language === locale ? undefined : item.language;
  return (
    <li className={css.row} data-news={id} data-unread={!isRead || undefined}>
      <span className={css.icon({ tone })}>
        <Icon shape={item.icon} />
      </span>
      <div className={css.words}>
        <p className={css.title({ unread: !isRead })} lang={language}>
          {!isRead && <VisuallyHidden>{words.unread} </VisuallyHidden>}
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={css.link} onClick={() => onFollow(item)}>
              {title}
            </Link>
          )}
        </p>
        {text !== '' && (
          <p className={css.text} lang={language}>
            {text}
          </p>
        )}
        <p className={css.meta}>
          {item.isImportant && <Badge tone="warning" label={words.important} />}
          <span>
            {kind},{' '}
            <time dateTime={at}>
              <Figures>{formatInstant(at, timeZone)}</Figures>
            </time>
          </span>
        </p>
      </div>
      <div className={css.act}>
        {!isRead && <span className={css.dot} aria-hidden />}
        <IconButton
          icon={isRead ? Mail : MailOpen}
          size="small"
          label={isRead ? words.markUnread(title) : words.markRead(title)}
          onClick={() => onRead(item, !isRead)}
        />
      </div>
    </li>
  );
}
