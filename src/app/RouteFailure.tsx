import { useRouteError } from 'react-router';
import { FailedPage } from '#src/app/Failed.tsx';

/** What broke the desk as a whole. */
export const RouteFailure = () => <FailedPage error={useRouteError()} />;
