import { stableHash } from './random-stream'

/** Family names of invented players. */
const families =
  'Morlan Castel Vidor Brandt Kessler Arden Hollis Marek Torres Velasco Ferrin Dorsey Lindqvist Okafor Adeyo Mensah Diallo Traore Benali Haddad Petrov Novak Kovar Jansen Vermeer Dekker Bauer Richter Weiss Moretti Conti Bellini Greco Silvano Pereira Duarte Campos Rocha Almeida Navarro Ibarra Solano Quiroga Aguilar Tanabe Morino Hayase Kagawa Hwang Seong Baek Nakano Linh Quang Hoan Trieu Yusuf Karim Rahman Aydin Kaya Demirel Larsen Nygaard Berglund Eriksen Lambert Garnier Chevalier Roussel Mercier Whitlock Ashdown Carver Penrose Sorley'.split(
    ' ',
  )

/** Name of the player with this shirt number; the same team and number always give the same name. */
export function playerName(teamId: number, shirt: number): string {
  const number = stableHash(`${teamId}:${shirt}`)
  const initial = 'ABCDEFGHIJKLMNOPRSTVWYZ'[(number >>> 8) % 23]
  return `${initial}. ${families[number % families.length]}`
}
