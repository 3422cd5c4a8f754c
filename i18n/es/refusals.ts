import type { refusals as english } from '../en/refusals.ts';
import type { Words } from '../words.ts';

export const refusals: Words<typeof english> = {
  line: 'Línea %{number}',
  price: 'el precio de %{name} ha cambiado',
  priceNow: '%{name} cuesta ahora %{now}, no %{seen}',
  amount: 'el importe de %{name} no corresponde a su precio',
  coinsNow: 'por %{money} se dan ahora %{now} monedas, no %{seen}',
  stock: 'no queda suficiente de %{name}',
  left: 'de %{name} se pueden vender como máximo %{amount}',
  none: '%{name} está agotado',
  gone: '%{name} ya no se vende aquí',
  twice: '%{name} está dos veces en la cesta',
  box: '%{name}, %{box}: %{rule}',
  lines: 'una venta tiene como máximo %{amount} líneas',
  noLines: 'la cesta está vacía',
  playerGone: 'este jugador ya no existe',
  playerChanged: 'un dato del jugador ha cambiado (%{field}); vuelva a elegirlo',
  balance: 'las monedas del jugador han cambiado; vuelva a elegirlo',
  issuer: 'entretanto ha iniciado sesión otra persona; vuelva a cargar la página',
  issuerChanged: 'sus propios datos han cambiado (%{field}); vuelva a cargar la página',
  arena: 'en esta arena ya no se puede vender',
  register: 'esta caja ya no está en uso; elija otra',
  method: 'esta forma de pago está desactivada aquí; elija otra',
  page: 'la página y el servicio ya no encajan; vuelva a cargar la página',
};
