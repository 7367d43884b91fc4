import type { PositionType } from '@deck/api/vocabulary';
import { Icon, type IconShape } from '@deck/ui';
import { BedDouble, Car, Package, Plane, Sailboat } from 'lucide-react';

export const positionIcons: Record<PositionType, IconShape> = {
  ACCOMMODATION: BedDouble,
  FLIGHT: Plane,
  YACHT: Sailboat,
  CAR: Car,
  OTHER: Package,
};

export function PositionIcon({ type }: { type: PositionType }) {
  return <Icon shape={positionIcons[type]} />;
}
