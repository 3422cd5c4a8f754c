export { receipts } from '../de/receipts.ts';
