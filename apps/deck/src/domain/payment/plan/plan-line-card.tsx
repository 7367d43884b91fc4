import { getLastDay, lastPlanDay, PLAN_TIME, proposeReminder } from '@deck/api/rules';
import {
  AmountField,
  Card,
  DateField,
  FormColumn,
  FormGrid,
  SegmentedControl,
  Stack,
  Text,
  TextField,
  useNow,
  useUi,
} from '@deck/ui';
import {
  addDays,
  type CivilDate,
  formatDate,
  formatMoney,
  isDate,
  money,
  today as todayIn,
} from '@deck/values';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { scheduleProblems } from '../create/payment-rules.ts';
import { type PlanLine, type PlanValues, planAmounts, planWays } from './plan-values.ts';
import type { NewPlan } from './use-plan-form.ts';

const Form = createForm<PlanValues>()({ Amount: AmountField, Date: DateField, Way: SegmentedControl });

interface PlanLineCardProps {
  plan: NewPlan;
  line: PlanLine;
  /** Its place, from 0: the deposit of now. */
  at: number;
}

/** One payment of a plan: how much, when, how, and when the guest is reminded. */
export function PlanLineCard({ plan, line, at }: PlanLineCardProps) {
  const { t } = useTranslation('collect');
  const { order, values, cards } = plan;
  const isLast = at === values.lines.length - 1;
  const today = todayIn(order.propertyTimezone, useNow());
  const hasCards = (cards.shown.cards ?? []).some(({ expired }) => !expired);
  return (
    <Card title={t(at === 0 ? 'plan.deposit' : isLast ? 'plan.rest' : 'plan.part', { number: at + 1 })}>
      <Stack gap="wide">
        <FormGrid>
          <FormColumn span={4}>{isLast ? <Rest plan={plan} /> : <Amount plan={plan} at={at} />}</FormColumn>
          {at > 0 && <LineDate plan={plan} line={line} at={at} today={today} />}
          {line.way === 'PAYMENT_LINK' && <ReminderDate plan={plan} line={line} at={at} today={today} />}
        </FormGrid>
        {hasCards && (
          <Form.Way
            name={`lines.${at}.way`}
            silent
            label={t('plan.how')}
            options={planWays.map((way) => ({
              value: way,
              label: t(at === 0 ? `plan.wayNow.${way}` : `plan.way.${way}`),
            }))}
          />
        )}
        {at > 0 && line.way === 'PAYMENT_CARD' && <Text>{t('plan.chargeTold')}</Text>}
      </Stack>
    </Card>
  );
}

interface PlaceProps {
  plan: NewPlan;
  at: number;
}

function Amount({ plan: { order }, at }: PlaceProps) {
  const { t } = useTranslation('collect');
  return <Form.Amount name={`lines.${at}.amount`} label={t('amount.amount')} currency={order.currency} />;
}

/** What the others leave: it follows them, so that the plan always adds up. */
function Rest({ plan: { values, order } }: Pick<PlaceProps, 'plan'>) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const rest = planAmounts(values, order).at(-1) ?? money(0n, order.currency);
  return (
    <TextField
      label={t('amount.amount')}
      hint={t('plan.restHint')}
      readOnly
      value={formatMoney(rest, locale)}
      onChange={() => undefined}
    />
  );
}

interface DateProps extends PlanLineCardProps {
  /** By the property's clocks. */
  today: CivilDate;
}

/** The day, at an hour that is the same for all. The reminder follows it. */
function LineDate({ plan, line, at, today }: DateProps) {
  const { t } = useTranslation('collect');
  const { order, form, cards, values } = plan;
  const wrong = form.formState.errors.lines?.[at]?.date?.message;
  const problem = scheduleProblems.find((each) => each === wrong);
  const card = cards.find(values.tenderId);
  const words = {
    start: order.startDate === null ? '' : formatDate(order.startDate),
    expiry: card ? formatDate(getLastDay(card)) : '',
  };
  const late = problem && t(`schedule.problem.${problem}`, words);
  return (
    <Form.Date
      name={`lines.${at}.date`}
      span={4}
      label={t(`plan.when.${line.way}`)}
      hint={t('plan.whenHint', { time: PLAN_TIME })}
      today={today}
      min={addDays(today, 1)}
      max={lastPlanDay(order.startDate) ?? undefined}
      problem={wrong === 'dateOrder' ? t('plan.dateOrder') : late}
      onChange={(date) => {
        const reminder = isDate(date) ? proposeReminder(date, order.startDate) : null;
        form.setValue(`lines.${at}.remindOn`, reminder ?? '', { shouldDirty: true });
      }}
    />
  );
}

/** When the guest is reminded, after the link was sent. */
function ReminderDate({ plan: { form }, line, at, today }: DateProps) {
  const { t } = useTranslation('collect');
  const wrong = form.formState.errors.lines?.[at]?.remindOn?.message;
  return (
    <Form.Date
      name={`lines.${at}.remindOn`}
      span={4}
      label={t('plan.remind')}
      hint={t(line.remindOn === '' ? 'plan.remindByItself' : 'plan.remindHint')}
      optional
      clearable
      today={today}
      min={addDays(at > 0 && isDate(line.date) ? line.date : today, 1)}
      problem={wrong === 'dateOrder' ? t('plan.remindOrder') : undefined}
    />
  );
}
