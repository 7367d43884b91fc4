import type { NotificationType } from '@deck/api/vocabulary';
import type { IconShape } from '@deck/ui';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock3,
  CreditCard,
  HandCoins,
  KeyRound,
  Lock,
  Megaphone,
  Undo2,
} from 'lucide-react';

/** How each type of news looks in the panel; its name says the same in words. */
export const iconOfNotification: Readonly<Record<NotificationType, IconShape>> = {
  SUCCESS: CircleCheck,
  CAPTURED: HandCoins,
  TENDER_CREATED: CreditCard,
  DECLINED: CircleX,
  ERROR: CircleAlert,
  CAPTURE_REMINDER: Clock3,
  LINK_EXPIRING_24_HOURS: Clock3,
  SCHEDULED_CHARGE_NEAR: Clock3,
  PASSWORD_CHANGED: KeyRound,
  EXPIRED: Clock3,
  REFUNDED: Undo2,
  CANCELLATION: Ban,
  ORDER_CANCELED: Ban,
  FINALIZED: Lock,
  SYSTEM_MESSAGE: Megaphone,
};
