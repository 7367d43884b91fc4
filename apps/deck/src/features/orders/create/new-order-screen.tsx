import { type PositionType, positionTypes } from '@deck/api/vocabulary';
import { EmptyState, LazyPart, part } from '@deck/ui';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useStepStart } from '../../../platform/navigation/page-start.ts';
import { getPositionTypes } from '../../../platform/session/permission-map.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { Completed } from './completed.tsx';
import { FillData } from './fill-data.tsx';
import { MakePayment } from './make-payment.tsx';
import { StepSkeleton } from './step-skeleton.tsx';
import { useNewOrder } from './use-new-order.tsx';
import { WizardHeader } from './wizard-header.tsx';

/** Comes while the first step is filled in. */
const checkData = part(() => import('./check-data.tsx'));

/** The four steps of a new order. From the third on the order exists and stands in the address: a reload stays there. */
export function NewOrderScreen() {
  const [params] = useSearchParams();
  const orderId = params.get('order');
  useStepStart(orderId === null ? 'new' : params.has('made') ? 'made' : 'payment');
  if (orderId === null) return <NewOrder />;
  return params.has('made') ? <Completed orderId={orderId} /> : <MakePayment orderId={orderId} />;
}

function NewOrder() {
  const { t } = useTranslation('orders');
  const { permissions, environment } = useSession();
  const offered = getPositionTypes(permissions);
  const types = positionTypes.filter((type) => offered.includes(type));
  // What the company sells most: of equals, the first.
  const sold = (type: PositionType) =>
    environment.properties.filter(({ positionType }) => positionType === type).length;
  const [first] = types.toSorted((a, b) => sold(b) - sold(a));
  if (first) return <OrderSteps types={types} first={first} />;
  return <EmptyState icon={Lock} title={t('create.noTypes')} text={t('create.noTypesText')} />;
}

function OrderSteps({ types, first }: { types: readonly PositionType[]; first: PositionType }) {
  const [step, setStep] = useState<0 | 1>(0);
  const order = useNewOrder(first);
  useStepStart(String(step));
  useEffect(checkData.preload, []);
  return (
    <>
      <WizardHeader current={step} />
      {step === 0 ? (
        <FillData order={order} types={types} onDone={() => setStep(1)} />
      ) : (
        <LazyPart of={checkData} waiting={<StepSkeleton />} order={order} onBack={() => setStep(0)} />
      )}
      {order.leaveQuestion}
    </>
  );
}
