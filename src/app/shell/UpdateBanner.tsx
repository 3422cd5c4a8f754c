import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { updates } from '#src/app/desk.ts';
import { Icon } from '#src/ui/icons.tsx';

/** Says in the top bar that the server has another version; it stays until the page is reloaded and moves nothing. */
export const UpdateBanner = () => {
  const translate = useTranslate();
  const news = useSyncExternalStore(updates.subscribe, updates.get);
  return (
    <output>
      {news !== null && (
        <span className="ad-update">
          <Icon name="info" />
          <span className="ad-update-text">{translate(news === 'missing' ? 'app.update.missing' : 'app.update.text')}</span>
          <button type="button" className="ad-button" onClick={() => location.reload()}>
            {translate('app.update.refresh')}
          </button>
        </span>
      )}
    </output>
  );
};
