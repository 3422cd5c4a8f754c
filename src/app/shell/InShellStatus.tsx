import { useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router';
import { StatusPage } from '#src/app/StatusPage.tsx';

/** Forbidden or not found, within the shell of a signed-in person. */
export const InShellStatus = () => {
  const { code } = useParams();
  const navigate = useNavigate();
  const translate = useTranslate();
  const home = () => void navigate('/');
  return <StatusPage code={code === '403' ? '403' : '404'} say={(key) => translate(key)} onHome={home} onBack={() => (history.length > 1 ? void navigate(-1) : home())} />;
};
