export { OrderButton } from './OrderButton.tsx';
