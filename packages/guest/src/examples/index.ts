export { halcyon, halcyonHeld, halcyonReleased } from './halcyon.ts';
export {
  kalypso,
  kalypsoConfirming,
  kalypsoDeclined,
  kalypsoExpired,
  kalypsoPaid,
  kalypsoRefunded,
  kalypsoTransfer,
} from './kalypso.ts';
export { cardRequest, longNames, permanent, spaDay, splitShare, splitTaken } from './links.ts';
export { thalassa, thalassaWhole } from './thalassa.ts';
export { car, jet } from './travel.ts';
