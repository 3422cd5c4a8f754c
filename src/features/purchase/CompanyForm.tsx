import { memo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { Icon } from '#src/ui/icons.tsx';
import { Kbd } from '#src/ui/Kbd.tsx';
import type { Company, Step } from './basket.ts';
import { saleKeys } from './keys.ts';

/** The fields with the most they hold. */
const fields = [['name', 255], ['pidn', 32], ['address', 255]] as const;

/** The company that the invoice is made out to; a block that is closed says nothing. */
export const CompanyForm = memo(({ company, dispatch }: { readonly company: Company; readonly dispatch: (step: Step) => void }): ReactElement => {
  const translate = useTranslate();
  return (
    <div className="ad-till-company">
      <button type="button" className="ad-till-fold" aria-expanded={company.open} aria-controls="till-company" aria-keyshortcuts={saleKeys.company} onClick={() => dispatch({ do: 'company', change: { open: !company.open } })}>
        <Icon name={company.open ? 'collapse' : 'expand'} size={18} />{translate('purchase.company.title')}<Kbd>{saleKeys.company}</Kbd>
      </button>
      {company.open && (
        <div id="till-company" className="ad-till-company-fields">
          {fields.map(([key, most]) => (
            <label key={key} className="ad-filter">
              {translate(`purchase.company.${key}`)}
              <input className="ad-input" required maxLength={most} value={company[key]} autoFocus={key === 'name'} onChange={({ target }) => dispatch({ do: 'company', change: { [key]: target.value } })} />
            </label>
          ))}
        </div>
      )}
    </div>
  );
});
