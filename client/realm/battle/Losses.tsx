// What a battle cost one side, unit by unit: who came, who fell, and all of them together, in the cloth that the side wore.
import type { CSSProperties, ReactNode } from 'react';
import type { SideReport } from '@sigilla/engine/battle/report.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import { liveriesOf } from '../../ui/art/livery.ts';
import { whole } from '../../ui/numberText.ts';
import styles from './Losses.module.css';

export function Losses({
  setup,
  side,
  report,
}: {
  readonly setup: BattleSetup;
  readonly side: Side;
  readonly report: SideReport;
}): ReactNode {
  const { units } = setup[side];
  const [ours, theirs] = liveriesOf(setup.attacker.kingdomName, setup.defender.kingdomName);
  const cloth = (side === 'attacker' ? ours : theirs).side;
  return (
    <table className={styles.losses}>
      <caption className="visuallyHidden">Losses of {report.kingdomName}</caption>
      <thead>
        <tr>
          <th scope="col">Unit</th>
          <th scope="col">Came</th>
          <th scope="col">Fell</th>
        </tr>
      </thead>
      <tbody>
        {report.casualties.map(({ unitIndex, name, quantity, fallen }) => (
          <tr key={unitIndex}>
            <th scope="row">{quantity === 1 ? name : (units[unitIndex]?.plural ?? name)}</th>
            <td>{whole(quantity)}</td>
            <td>
              <span
                className={styles.share}
                style={
                  { '--share': quantity === 0 ? 0 : fallen / quantity, '--cloth': cloth } as CSSProperties
                }
                aria-hidden="true"
              />
              {whole(fallen)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          <td>{whole(report.men)}</td>
          <td>{whole(report.fallen)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
