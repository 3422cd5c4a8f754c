import type { ReactElement } from 'react';
import type { Block, Column, ReceiptModel, Row } from './model.ts';
import type { Paper } from './paper.ts';
import { qrPath, quietZone } from './qr.ts';

const Qr = ({ text, level, size }: { readonly text: string; readonly level: 'low' | 'medium'; readonly size: number }): ReactElement => {
  const { edge, path } = qrPath({ text, level });
  // The size is that of the code; its white margin comes on top.
  const whole = `${((size * edge) / (edge - 2 * quietZone)).toFixed(1)}mm`;
  return (
    <svg className="rc-qr" data-field="qr" role="img" aria-label="QR" width={whole} height={whole} viewBox={`0 0 ${edge} ${edge}`} shapeRendering="crispEdges">
      <rect width={edge} height={edge} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
const Pair = ({ row: { field, label, value, strong, code } }: { readonly row: Row }): ReactElement => (
  <div className={['rc-pair', strong && 'rc-strong', code && 'rc-code'].filter(Boolean).join(' ')} data-field={field}>
    <dt>{label === '' ? '' : `${label}:`}</dt>
    <dd>{value}</dd>
  </div>
);
const Table = ({ name, columns }: { readonly name: string; readonly columns: readonly Column[] }): ReactElement => {
  const [first] = columns;
  const side = ({ align, field }: Column) => `rc-${align} rc-${field}`;
  return (
    <table className={`rc-table rc-${name}`}>
      <thead><tr>{columns.map((column) => <th key={column.field} scope="col" className={side(column)}>{column.head}</th>)}</tr></thead>
      <tbody>{(first?.cells ?? []).map((_, i) => <tr key={i}>{columns.map((column) => <td key={column.field} className={side(column)}>{column.cells[i]}</td>)}</tr>)}</tbody>
    </table>
  );
};
const Drawn = ({ block, clean }: { readonly block: Block; readonly clean: (html: string) => string }): ReactElement => {
  switch (block.kind) {
    case 'html':
      return <div className="rc-html" data-field={block.field} dangerouslySetInnerHTML={{ __html: clean(block.html) }} />;
    case 'line':
      return block.look === 'title' ? <h1 data-field={block.field}>{block.text}</h1> : <p className={`rc-${block.look}`} data-field={block.field}>{block.text}</p>;
    case 'rows':
      return <dl>{block.rows.map((row) => <Pair key={row.field} row={row} />)}</dl>;
    case 'table':
      return <Table name={block.name} columns={block.columns} />;
    case 'qr':
      return <Qr {...block.image} />;
  }
};

interface Props {
  readonly model: ReceiptModel;
  readonly paper: Paper;
  /** Takes everything out of HTML from people that could run, call or cover. */
  readonly clean: (html: string) => string;
}
/** A receipt as it is printed on a paper. It brings no styles along: they come with the page. */
export const Receipt = ({ model, paper, clean }: Props): ReactElement => (
  <article className={`rc rc-${paper}`} lang={model.lang}>
    {model.blocks.map((block, i) => <Drawn key={i} block={block} clean={clean} />)}
  </article>
);
