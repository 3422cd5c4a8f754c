import { createRoot } from 'react-dom/client';
import { Entry } from '#src/app/Entry.tsx';
import '#src/ui/fonts.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Entry />);
