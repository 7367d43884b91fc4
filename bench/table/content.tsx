import '@deck/tokens/theme';
import './content.css';
import { figuresOf, type Order } from '../rows.ts';

const colors: Record<Order['status'], string> = {
  Paid: '#15803d',
  'Link sent': '#0369a1',
  'Partially paid': '#b45309',
  Declined: '#b91c1c',
  Expired: '#6b7280',
};

/** A cell of a peer's table, with the same in it as ours: a link, a state with its mark, aligned amounts, text. */
export function Content({ order, of: key }: { order: Order; of: keyof Order }) {
  if (key === 'id') return <a href={`#/orders/${order.id}`}>{order.id}</a>;
  if (key === 'status')
    return (
      <span>
        <svg aria-hidden className="dot" width={10} height={10} viewBox="0 0 10 10">
          <path d="M0 5a5 5 0 0 1 10 0a5 5 0 0 1-10 0z" fill={colors[order.status]} />
        </svg>
        {order.status}
      </span>
    );
  if (key === 'total' || key === 'paid')
    return (
      <span className="amount">
        {figuresOf(order[key])}
        <span className="unit"> EUR</span>
      </span>
    );
  return order[key];
}

// Loads the font first, since an application has drawn text before its table.
void document.fonts.load('1em Inter', 'KLB');
