/** First names and surnames as they are common in the countries of the demo chain. */
interface Names {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly streets: readonly string[];
  readonly calling: string;
}
const words = (text: string): readonly string[] => text.split(' ');

export const names: Readonly<Record<'hr' | 'at' | 'ba' | 'es' | 'si', Names>> = {
  hr: {
    first: words('Ana Marija Ivana Petra Lucija Mia Ema Lana Nika Sara Marta Katarina Josipa Iva Dora Željka Snježana Ivan Marko Luka Josip Ante Filip Matej Karlo Petar Jakov Tomislav Zvonimir Hrvoje Krešimir Bruno Šime Đuro Žarko Ćiro'),
    last: words('Horvat Kovačević Babić Marić Jurić Novak Kovačić Knežević Vuković Marković Petrović Matić Tomić Pavlović Božić Blažević Grgić Pavić Radić Perić Filipović Šarić Lovrić Vidović Perković Popović Bošnjak Jukić Barišić Đurđević Žanić Čović Škoro Šimić Ćosić'),
    streets: ['Ilica', 'Vukovarska', 'Ulica kralja Zvonimira', 'Gundulićeva', 'Šetalište Ivana Meštrovića'],
    calling: '385',
  },
  at: {
    first: words('Anna Marie Emma Lena Leonie Laura Hannah Sophie Julia Katharina Magdalena Jürgen Günther Lukas Jakob Elias Maximilian Paul Felix Tobias Jonas Fabian Bernhard Björn Käthe Zoë'),
    last: words('Gruber Huber Bauer Wagner Müller Pichler Steiner Moser Mayer Hofer Leitner Berger Fuchs Eder Fischer Schmid Weber Schwarz Maier Schneider Reiter Schwarzenböck Wölfl Köck Weiß Grün'),
    streets: ['Landstraßer Hauptstraße', 'Mariahilfer Straße', 'Triester Straße', 'Schloßgasse'],
    calling: '43',
  },
  ba: {
    first: words('Amina Lejla Emina Merjem Sara Ajla Hana Selma Adna Jovana Milica Dražena Amar Tarik Kenan Emir Haris Nedim Adnan Miloš Nemanja Vedran Željko Đenan'),
    last: words('Hodžić Hadžić Čengić Delić Demirović Kovačević Subašić Husić Begić Omerović Savić Ilić Marjanović Kurtović Imamović Šehić Zukić Ćatić Džafić'),
    streets: ['Ferhadija', 'Titova', 'Zmaja od Bosne', 'Kralja Petra I'],
    calling: '387',
  },
  es: {
    first: words('María Lucía Martina Paula Sofía Daniela Carla Alba Inés Begoña Rocío Ángela Hugo Martín Pablo Alejandro Lucas Álvaro Adrián Iñaki Nicolás Íker Jesús Óscar Raúl Andrés'),
    last: words('García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Núñez Ibáñez Peña Ordóñez Zúñiga'),
    streets: ['Calle Mayor', 'Calle de Alcalá', 'Avenida de América', 'Calle Triana'],
    calling: '34',
  },
  si: {
    first: words('Ana Marija Maja Irena Mojca Mateja Nina Nataša Barbara Andreja Luka Franc Janez Marko Andrej Matej Tomaž Rok Žiga Miha Blaž Aljaž'),
    last: words('Novak Horvat Krajnc Kovačič Zupančič Potočnik Kovač Mlakar Vidmar Kos Golob Turk Božič Kralj Korošec Zupan Bizjak Hribar Rozman Žagar'),
    streets: ['Slovenska cesta', 'Celovška cesta', 'Dunajska cesta', 'Trubarjeva cesta'],
    calling: '386',
  },
};
