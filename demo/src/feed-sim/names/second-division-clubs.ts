/** Columns as in the other club lists. */
export const secondDivisionClubs = `
en.2|ipswich|Ipswich|伊普斯维奇||6|
en.2|leicester|Leicester|莱斯特城||6|
en.2|norwich|Norwich|诺维奇||4|
en.2|sheffield-united|Sheffield United|谢菲尔德联||4|
en.2|southampton|Southampton|南安普顿||6|
en.2|watford|Watford|沃特福德||3|
en.2|west-brom|West Brom|西布罗姆维奇||4|
en.2|middlesbrough|Middlesbrough|米德尔斯堡||5|
en.2|coventry|Coventry|考文垂||6|
en.2|millwall|Millwall|米尔沃尔||3|
en.2|blackburn|Blackburn|布莱克本||2|
en.2|swansea|Swansea|斯旺西||2|
en.2|bristol-city|Bristol City|布里斯托尔城||3|
en.2|stoke-city|Stoke City|斯托克城||3|
en.2|hull-city|Hull City|赫尔城||2|
en.2|qpr|QPR|女王公园巡游者||2|
en.2|derby-county|Derby County|德比郡||2|
en.2|preston|Preston|普雷斯顿||2|
en.2|birmingham|Birmingham|伯明翰||4|
en.2|wrexham|Wrexham|雷克瑟姆||3|
en.2|charlton|Charlton|查尔顿||1|
en.2|oxford-united|Oxford United|牛津联||0|
en.2|portsmouth|Portsmouth|朴次茅斯||1|
en.2|sheffield-wednesday|Sheffield Wednesday|谢周三||0|
es.2|leganes|Leganés|莱加内斯||4|
es.2|cadiz|Cádiz|加的斯||4|
es.2|granada|Granada|格拉纳达||4|
es.2|valladolid|Valladolid|巴利亚多利德||5|
es.2|eibar|Eibar|埃瓦尔||3|
es.2|huesca|Huesca|韦斯卡||2|
es.2|las-palmas|Las Palmas|拉斯帕尔马斯||6|
es.2|zaragoza|Zaragoza|萨拉戈萨||1|
es.2|almeria|Almería|阿尔梅里亚||6|
es.2|sporting-gijon|Sporting Gijón|希洪竞技||3|
es.2|deportivo|Deportivo|拉科鲁尼亚||6|
es.2|malaga|Málaga|马拉加||3|
es.2|albacete|Albacete|阿尔巴塞特||2|
es.2|burgos|Burgos|布尔戈斯||3|
es.2|castellon|Castellón|卡斯特利翁||4|
es.2|racing-santander|Racing Santander|桑坦德竞技||6|
es.2|mirandes|Mirandés|米兰德斯||0|
es.2|cordoba|Córdoba|科尔多瓦||2|
es.2|ceuta|Ceuta|休达||1|
es.2|cultural-leonesa|Cultural Leonesa|莱昂文化||0|
es.2|fc-andorra|FC Andorra|安道尔||1|
es.2|real-sociedad-b|Real Sociedad B|皇家社会B队||1|
de.2|bielefeld|Bielefeld|比勒费尔德||3|
de.2|schalke-04|Schalke 04|沙尔克04||6|
de.2|hertha-berlin|Hertha Berlin|柏林赫塔||5|
de.2|holstein-kiel|Holstein Kiel|荷尔斯泰因基尔||3|
de.2|greuther-furth|Greuther Fürth|菲尔特||1|
de.2|bochum|Bochum|波鸿||3|
de.2|hannover-96|Hannover 96|汉诺威96||5|
de.2|dusseldorf|Düsseldorf|杜塞尔多夫||3|
de.2|nurnberg|Nürnberg|纽伦堡||2|
de.2|karlsruhe|Karlsruhe|卡尔斯鲁厄||3|
de.2|paderborn|Paderborn|帕德博恩||5|
de.2|kaiserslautern|Kaiserslautern|凯泽斯劳滕||4|
de.2|magdeburg|Magdeburg|马格德堡||1|
de.2|braunschweig|Braunschweig|布伦瑞克||1|
de.2|darmstadt|Darmstadt|达姆施塔特||4|
de.2|elversberg|Elversberg|埃尔弗斯贝格||5|
de.2|dynamo-dresden|Dynamo Dresden|德累斯顿迪纳摩||1|
de.2|preussen-munster|Preußen Münster|明斯特普鲁士||1|
fr.2|saint-etienne|Saint-Étienne|圣埃蒂安||6|
fr.2|clermont|Clermont|克莱蒙||2|
fr.2|troyes|Troyes|特鲁瓦||5|
fr.2|montpellier|Montpellier|蒙彼利埃||4|
fr.2|reims|Reims|兰斯||5|
fr.2|guingamp|Guingamp|甘冈||3|
fr.2|amiens|Amiens|亚眠||1|
fr.2|bastia|Bastia|巴斯蒂亚||1|
fr.2|dunkerque|Dunkerque|敦刻尔克||3|
fr.2|grenoble|Grenoble|格勒诺布尔||2|
fr.2|laval|Laval|拉瓦勒||1|
fr.2|le-mans|Le Mans|勒芒||3|
fr.2|nancy|Nancy|南锡||2|
fr.2|pau|Pau|波城||3|
fr.2|red-star|Red Star|红星队||4|
fr.2|rodez|Rodez|罗德兹||2|
fr.2|annecy|Annecy|阿讷西||2|
fr.2|boulogne|Boulogne|布洛涅||0|
`
