import { CircleCheck, CircleX, Clock3 } from 'lucide-react';
import type { NotificationItem } from './notification-row.tsx';

// Example notifications for stories.

export const sampleNotifications: readonly NotificationItem[] = [
  {
    id: '1',
    title: 'Paid: €412.50',
    text: 'Maria Papadopoulou paid €412.50 for order KLB-20421, Kalypso Bay Resort.',
    kind: 'Success',
    at: '2026-11-20T07:36:00Z',
    icon: CircleCheck,
    tone: 'success',
    isRead: false,
    isImportant: false,
    href: '#paid',
  },
  {
    id: '2',
    title: 'Still to capture: €7,180.00',
    text: '€7,180.00 of Khalid Al-Mansoori is still held for order KLB-20417. The bank ends the hold on 22.11.2026.',
    kind: 'Capture reminder',
    at: '2026-11-20T06:00:00Z',
    icon: Clock3,
    tone: 'warning',
    isRead: false,
    isImportant: true,
    href: '#hold',
  },
  {
    id: '3',
    title: 'Отклонено: 298,00 €',
    text: 'Банк отклонил 298,00 € от Нильса Андерссона по заказу LYK-11063: недостаточно средств.',
    kind: 'Declined',
    at: '2026-11-19T18:12:00Z',
    icon: CircleX,
    tone: 'danger',
    isRead: true,
    isImportant: false,
    language: 'ru',
  },
];
