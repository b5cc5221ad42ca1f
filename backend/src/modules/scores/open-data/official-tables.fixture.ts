/**
 * Final tables as the leagues published them: clubs by their key, with points after deductions. Facts, written down by us;
 * the results they are checked against lie outside the project.
 */
export const officialTables = `
2019/cn.1: guangzhou-evergrande 72, beijing-guoan 70, shanghai-sipg 66, jiangsu 53, shandong 51, wuhan 44, tianjin-teda 41, henan 41, dalian-yifang 38, chongqing 36, hebei 33, guangzhou-rf 32, shanghai-shenhua 30, tianjin-tianhai 25, shenzhen 21, beijing-renhe 14
2020-21/en.1: man-city 86, man-united 74, liverpool 69, chelsea 67, leicester 66, west-ham 65, tottenham 62, arsenal 61, leeds 59, everton 59, aston-villa 55, newcastle 45, wolves 45, crystal-palace 44, southampton 43, brighton 41, burnley 39, fulham 28, west-brom 26, sheffield-united 23
2020-21/es.1: atletico-madrid 86, real-madrid 84, barcelona 79, sevilla 77, real-sociedad 62, betis 61, villarreal 58, celta 53, granada 46, athletic-club 46, osasuna 44, cadiz 44, valencia 43, levante 41, getafe 38, alaves 38, elche 36, huesca 34, valladolid 31, eibar 30
2020-21/it.1: inter 91, ac-milan 79, atalanta 78, juventus 78, napoli 77, lazio 68, roma 62, sassuolo 62, sampdoria 52, verona 45, genoa 42, bologna 41, fiorentina 40, udinese 40, spezia 39, cagliari 37, torino 37, benevento 33, crotone 23, parma 20
2020-21/de.1: bayern 78, leipzig 65, dortmund 64, wolfsburg 61, frankfurt 60, leverkusen 52, union-berlin 50, gladbach 49, stuttgart 45, freiburg 45, hoffenheim 43, mainz 39, augsburg 36, hertha 35, bielefeld 35, koln 33, bremen 31, schalke 16
2020-21/fr.1: lille 83, psg 82, monaco 78, lyon 76, marseille 60, rennes 58, lens 57, montpellier 54, nice 52, metz 47, saint-etienne 46, bordeaux 45, angers 44, reims 42, strasbourg 42, lorient 42, brest 41, nantes 40, nimes 35, dijon 21
2021-22/en.1: man-city 93, liverpool 92, chelsea 74, tottenham 71, arsenal 69, man-united 58, west-ham 56, leicester 52, brighton 51, wolves 51, newcastle 49, crystal-palace 48, brentford 46, aston-villa 45, southampton 40, everton 39, leeds 38, burnley 35, watford 23, norwich 22
2021-22/es.1: real-madrid 86, barcelona 73, atletico-madrid 71, sevilla 70, betis 65, real-sociedad 62, villarreal 59, athletic-club 55, valencia 48, osasuna 47, celta 46, rayo-vallecano 42, elche 42, espanyol 42, getafe 39, mallorca 39, cadiz 39, granada 38, levante 35, alaves 31
2021-22/it.1: ac-milan 86, inter 84, napoli 79, juventus 70, lazio 64, roma 63, fiorentina 62, atalanta 59, verona 53, torino 50, sassuolo 50, udinese 47, bologna 46, empoli 41, sampdoria 36, spezia 36, salernitana 31, cagliari 30, genoa 28, venezia 27
2021-22/de.1: bayern 77, dortmund 69, leverkusen 64, leipzig 58, union-berlin 57, freiburg 55, koln 52, mainz 46, hoffenheim 46, gladbach 45, frankfurt 42, wolfsburg 42, bochum 42, augsburg 38, stuttgart 33, hertha 33, bielefeld 28, furth 18
2021-22/fr.1: psg 86, marseille 71, monaco 69, rennes 66, nice 66, strasbourg 63, lens 62, lyon 61, nantes 55, lille 55, brest 48, reims 46, montpellier 43, angers 41, troyes 38, lorient 36, clermont 36, saint-etienne 32, metz 31, bordeaux 31
2024-25/en.1: liverpool 84, arsenal 74, man-city 71, chelsea 69, newcastle 66, aston-villa 66, nottm-forest 65, brighton 61, bournemouth 56, brentford 56, fulham 54, crystal-palace 53, everton 48, west-ham 43, man-united 42, wolves 42, tottenham 38, leicester 25, ipswich 22, southampton 12
2024-25/es.1: barcelona 88, real-madrid 84, atletico-madrid 76, athletic-club 70, villarreal 70, betis 60, celta 55, rayo-vallecano 52, osasuna 52, mallorca 48, real-sociedad 46, valencia 46, getafe 42, espanyol 42, alaves 42, girona 41, sevilla 41, leganes 40, las-palmas 32, valladolid 16
2024-25/it.1: napoli 82, inter 81, atalanta 74, juventus 70, roma 69, fiorentina 65, lazio 65, ac-milan 63, bologna 62, como 49, torino 44, udinese 44, genoa 43, verona 37, cagliari 36, parma 36, lecce 34, empoli 31, venezia 29, monza 18
2024-25/de.1: bayern 82, leverkusen 69, frankfurt 60, dortmund 57, freiburg 55, mainz 52, leipzig 51, bremen 51, stuttgart 50, gladbach 45, wolfsburg 43, augsburg 43, union-berlin 40, st-pauli 32, hoffenheim 32, heidenheim 29, kiel 25, bochum 25
2024-25/fr.1: psg 84, marseille 65, monaco 61, nice 60, lille 60, lyon 57, strasbourg 57, lens 52, brest 50, toulouse 42, auxerre 42, rennes 41, nantes 36, angers 36, le-havre 34, reims 33, saint-etienne 30, montpellier 16
`
  .trim()
  .split('\n')
  .map((line) => {
    const [file = '', places = ''] = line.split(': ')
    return { file, places: places.split(', ') }
  })

/** The groups of the World Cup 2022, first to last. */
export const worldCup2022 = [
  'Netherlands, Senegal, Ecuador, Qatar',
  'England, United States, Iran, Wales',
  'Argentina, Poland, Mexico, Saudi Arabia',
  'France, Australia, Tunisia, Denmark',
  'Japan, Spain, Germany, Costa Rica',
  'Morocco, Croatia, Belgium, Canada',
  'Brazil, Switzerland, Cameroon, Serbia',
  'Portugal, South Korea, Uruguay, Ghana',
]

/** The first two of the groups of the Champions League 2018-19. */
export const championsLeague2018 = [
  'dortmund, atletico-madrid',
  'barcelona, tottenham',
  'psg, liverpool',
  'porto, schalke',
  'bayern, ajax',
  'man-city, lyon',
  'real-madrid, roma',
  'juventus, man-united',
]
