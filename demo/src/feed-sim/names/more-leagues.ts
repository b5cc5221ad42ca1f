/**
 * Clubs of leagues that nobody here draws by hand: key of the league, then the clubs from the strongest to the weakest,
 * English and Chinese. Vietnamese papers write them as in English.
 */
const lists = `
it.2: Palermo 巴勒莫; Venezia 威尼斯; Monza 蒙扎; Empoli 恩波利; Bari 巴里; Sampdoria 桑普多利亚; Spezia 斯佩齐亚; Modena 摩德纳; Cesena 切塞纳; Frosinone 弗洛西诺尼; Catanzaro 卡坦扎罗; Reggiana 雷吉亚纳; Südtirol 南蒂罗尔; Juve Stabia 尤文斯塔比亚; Carrarese 卡拉雷塞; Mantova 曼托瓦; Avellino 阿韦利诺; Padova 帕多瓦; Pescara 佩斯卡拉; Virtus Entella 恩特拉
en.3: Cardiff City 卡迪夫城; Bolton 博尔顿; Luton Town 卢顿; Huddersfield 哈德斯菲尔德; Plymouth 普利茅斯; Stockport 斯托克港; Bradford City 布拉德福德; Reading 雷丁; Wigan 维冈; Barnsley 巴恩斯利; Blackpool 布莱克浦; Peterborough 彼得堡联; Rotherham 罗瑟勒姆; Leyton Orient 莱顿东方; Lincoln City 林肯城; Wycombe 威科姆; Stevenage 斯蒂夫尼奇; Doncaster 唐卡斯特; Exeter City 埃克塞特城; Mansfield 曼斯菲尔德; Northampton 北安普顿; Port Vale 维尔港; AFC Wimbledon AFC温布尔登; Burton 伯顿
be.1: Club Brugge 布鲁日; Union SG 圣吉罗斯联合; Genk 亨克; Anderlecht 安德莱赫特; Antwerp 安特卫普; Gent 根特; Mechelen 梅赫伦; Standard Liège 标准列日; Charleroi 沙勒罗瓦; Westerlo 韦斯特洛; OH Leuven 鲁汶; STVV 圣图尔登; Zulte Waregem 聚尔特瓦勒海姆; Cercle Brugge 色格拉布鲁日; Dender 登德尔; La Louvière 拉卢维耶尔
at.1: Salzburg 萨尔茨堡红牛; Sturm Graz 格拉茨风暴; Rapid Wien 维也纳快速; Austria Wien 奥地利维也纳; LASK 林茨; Wolfsberg 沃尔夫斯贝格; Hartberg 哈特贝格; WSG Tirol 蒂罗尔; Altach 阿尔塔赫; Blau-Weiß Linz 林茨蓝白; Grazer AK 格拉茨AK; Ried 里德
ch.1: Basel 巴塞尔; Young Boys 年轻人; Lugano 卢加诺; Servette 塞尔维特; Luzern 卢塞恩; Zürich 苏黎世; St. Gallen 圣加仑; Lausanne 洛桑; Sion 锡永; Thun 图恩; Grasshoppers 草蜢; Winterthur 温特图尔
gr.1: Olympiacos 奥林匹亚科斯; PAOK 塞萨洛尼基; AEK Athens 雅典AEK; Panathinaikos 帕纳辛奈科斯; Aris 阿里斯; Asteras 阿斯特拉斯; OFI OFI克里特; Atromitos 阿特罗米托斯; Volos 沃洛斯; Levadiakos 莱瓦贾科斯; Panetolikos 帕纳托利科斯; Kifisia 基菲西亚; Panserraikos 潘塞莱科斯; Larissa 拉里萨
dk.1: Copenhagen 哥本哈根; Midtjylland 中日德兰; Brøndby 布隆德比; Nordsjælland 北西兰; AGF 奥胡斯; Randers 兰讷斯; Silkeborg 锡尔克堡; Viborg 维堡; Odense 欧登塞; Sønderjylland 南日德兰; Vejle 瓦埃勒; Fredericia 腓特烈西亚
no.1: Bodø/Glimt 博德闪耀; Brann 布兰; Viking 维京; Rosenborg 罗森博格; Molde 莫尔德; Tromsø 特罗姆瑟; Fredrikstad 腓特烈斯塔; Sandefjord 桑德菲尤尔; KFUM Oslo 奥斯陆KFUM; Sarpsborg 萨普斯堡; Vålerenga 瓦勒伦加; HamKam 汉坎; Kristiansund 克里斯蒂安松; Lillestrøm 利勒斯特罗姆; Start 斯塔特; Aalesund 奥勒松
se.1: Malmö FF 马尔默; Hammarby 哈马比; AIK 索尔纳AIK; Djurgården 尤尔加登; Mjällby 米亚尔比; Häcken 赫根; IFK Göteborg 哥德堡; Elfsborg 埃尔夫斯堡; GAIS 加爱斯; Sirius 天狼星; Brommapojkarna 布洛马波卡纳; Halmstad 哈尔姆斯塔德; Degerfors 代格福什; Kalmar 卡尔马; Västerås 韦斯特罗斯; Örgryte 奥尔格里特
pl.1: Lech Poznań 波兹南莱赫; Legia Warszawa 华沙莱吉亚; Raków 琴斯托霍瓦; Jagiellonia 比亚韦斯托克; Pogoń Szczecin 什切青波贡; Górnik Zabrze 扎布热矿工; Cracovia 克拉科维亚; Widzew Łódź 罗兹维泽; Motor Lublin 卢布林摩托; Zagłębie Lubin 卢宾; Piast Gliwice 格利维采; Korona Kielce 凯尔采; Radomiak 拉多米亚克; GKS Katowice 卡托维兹; Lechia Gdańsk 格但斯克; Arka Gdynia 格丁尼亚; Wisła Płock 普沃茨克; Nieciecza 涅切恰
cz.1: Slavia Praha 布拉格斯拉维亚; Sparta Praha 布拉格斯巴达; Viktoria Plzeň 比尔森胜利; Baník Ostrava 俄斯特拉发; Sigma Olomouc 奥洛穆茨; Slovan Liberec 利贝雷茨; Jablonec 亚布洛内茨; Hradec Králové 赫拉德茨; Bohemians 波希米亚; Karviná 卡尔维纳; Teplice 特普利采; Mladá Boleslav 姆拉达; Slovácko 斯洛瓦茨科; Zlín 兹林; Dukla Praha 布拉格杜克拉; Pardubice 帕尔杜比采
ar.1: River Plate 河床; Boca Juniors 博卡青年; Racing Club 竞技俱乐部; Rosario Central 罗萨里奥中央; Estudiantes 拉普拉塔大学生; Vélez 萨斯菲尔德; San Lorenzo 圣洛伦索; Independiente 独立; Talleres 塔列雷斯; Argentinos Juniors 阿根廷青年人; Lanús 拉努斯; Huracán 飓风; Defensa y Justicia 防卫与司法; Newell's 纽维尔老男孩; Belgrano 贝尔格拉诺; Godoy Cruz 戈多伊克鲁斯; Platense 普拉滕斯; Tigre 蒂格雷; Unión 圣塔菲联; Gimnasia 拉普拉塔体操; Instituto 学院; Barracas Central 巴拉卡斯中央; Banfield 班菲尔德; Atlético Tucumán 图库曼竞技; Central Córdoba 科尔多瓦中央; Sarmiento 萨米恩托; Independiente Rivadavia 里瓦达维亚独立; Riestra 列斯特拉; Aldosivi 阿尔多西维; San Martín 圣马丁
co.1: Atlético Nacional 国民竞技; Millonarios 百万富翁; América de Cali 卡利美洲; Junior 巴兰基亚青年; Santa Fe 圣菲; Independiente Medellín 麦德林独立; Deportes Tolima 托利马; Deportivo Cali 卡利体育; Once Caldas 卡尔达斯十一人; Bucaramanga 布卡拉曼加; Pereira 佩雷拉; Deportivo Pasto 帕斯托; Fortaleza 福塔莱萨CEIF; Águilas Doradas 金鹰; Envigado 恩维加多; La Equidad 公平; Alianza 联盟; Boyacá Chicó 博亚卡奇科; Unión Magdalena 马格达莱纳联; Llaneros 拉内罗斯
cl.1: Colo-Colo 科洛科洛; Universidad de Chile 智利大学; Universidad Católica 天主教大学; Coquimbo Unido 科金博联; Palestino 巴勒斯坦人; Huachipato 瓦奇帕托; O'Higgins 奥希金斯; Audax Italiano 意大利无畏; Ñublense 纽布伦斯; Cobresal 科夫雷萨尔; Everton de Viña 比尼亚埃弗顿; La Serena 拉塞雷纳; Unión La Calera 卡莱拉联; Deportes Limache 利马切; Deportes Iquique 伊基克; Unión Española 西班牙联
jp.2: Consadole Sapporo 札幌冈萨多; Albirex Niigata 新潟天鹅; Shonan Bellmare 湘南海洋; Yokohama FC 横滨FC; Sagan Tosu 鸟栖砂岩; Jubilo Iwata 磐田喜悦; Vegalta Sendai 仙台维加泰; RB Omiya 大宫红牛; Tokushima Vortis 德岛漩涡; Montedio Yamagata 山形山神; Oita Trinita 大分三神; Imabari 今治FC; Ventforet Kofu 甲府风林; Roasso Kumamoto 熊本深红; Blaublitz Akita 秋田闪电; Fujieda MYFC 藤枝; Renofa Yamaguchi 山口雷法; Ehime FC 爱媛FC; Iwaki FC 磐城FC; Kataller Toyama 富山胜利
au.1: Auckland FC 奥克兰FC; Melbourne City 墨尔本城; Melbourne Victory 墨尔本胜利; Sydney FC 悉尼FC; Western Sydney 西悉尼流浪者; Adelaide United 阿德莱德联; Central Coast 中央海岸水手; Macarthur 麦克阿瑟; Wellington Phoenix 惠灵顿凤凰; Newcastle Jets 纽卡斯尔喷气机; Brisbane Roar 布里斯班狮吼; Perth Glory 珀斯光荣
th.1: Buriram United 武里南联; Bangkok United 曼谷联; Port FC 泰港; BG Pathum 巴吞联; Ratchaburi 叻丕; Muangthong United 蒙通联; Chiangrai United 清莱联; Sukhothai 素可泰; Uthai Thani 乌泰他尼; Rayong 罗勇; Lamphun Warriors 南奔勇士; Prachuap 巴蜀; Chonburi 春武里; Nakhon Ratchasima 呵叻; Kanchanaburi 北碧; Ayutthaya United 大城联
id.1: Persib 万隆佩西布; Persija 雅加达佩西加; Borneo FC 婆罗洲; Persebaya 泗水佩斯巴亚; Bali United 巴厘联; Arema 阿雷马; Dewa United 德瓦联; Malut United 马鲁特联; PSM Makassar 望加锡; Persita 佩西塔; PSIM 日惹PSIM; Bhayangkara 巴扬卡拉; Persik 佩西克; Madura United 马都拉联; Persis Solo 梭罗佩西斯; Persijap 佩西贾普; PSBS Biak 比亚克; Semen Padang 巴东水泥
in.1: Mohun Bagan 莫亨巴根; FC Goa 果阿; Mumbai City 孟买城; Bengaluru FC 班加罗尔; East Bengal 东孟加拉; NorthEast United 东北联; Jamshedpur 贾姆谢普尔; Odisha FC 奥里萨; Punjab FC 旁遮普; Chennaiyin 金奈; Kerala Blasters 喀拉拉开拓者; Hyderabad 海得拉巴; Mohammedan SC 穆罕默丹; Inter Kashi 国际卡希
ae.1: Shabab Al Ahli 迪拜青年国民; Al Wahda 阿布扎比统一; Al Ain 艾因; Sharjah 沙迦; Al Jazira 阿尔贾兹拉; Al Wasl 迪拜瓦斯尔; Al Nasr Dubai 迪拜胜利; Ajman 阿吉曼; Khor Fakkan 豪尔法坎; Kalba 卡勒巴; Bani Yas 巴尼亚斯; Al Bataeh 巴塔; Al Dhafra 达夫拉; Dibba 迪巴
ir.1: Persepolis 波斯波利斯; Esteghlal 德黑兰独立; Sepahan 塞帕汉; Tractor 拖拉机; Foolad 胡齐斯坦钢铁; Gol Gohar 戈尔戈哈尔; Malavan 马拉万; Zob Ahan 佐布阿汉; Chadormalu 查多马卢; Kheybar 海巴尔; Aluminium Arak 阿拉克铝业; Shams Azar 沙姆斯阿扎尔; Esteghlal Khuzestan 胡齐斯坦独立; Fajr Sepasi 法杰尔; Mes Rafsanjan 拉夫桑詹铜业; Paykan 佩坎
eg.1: Al Ahly 阿赫利; Pyramids 金字塔; Zamalek 扎马雷克; Al Masry 埃及人; Ceramica Cleopatra 克利奥帕特拉; Smouha 斯莫哈; National Bank 埃及国民银行; ENPPI 恩比; Modern Sport 现代体育; Zed FC 泽德; Petrojet 石油喷气; Ghazl El Mahalla 马哈拉; Al Ittihad Alexandria 亚历山大联; El Gouna 古纳; Haras El Hodoud 边防卫队; Pharco 法尔科; Talaea El Gaish 军队先锋; Ismaily 伊斯梅利
za.1: Mamelodi Sundowns 马梅洛迪日落; Orlando Pirates 奥兰多海盗; Kaizer Chiefs 凯撒酋长; Sekhukhune United 塞库库内联; AmaZulu 阿马祖鲁; Stellenbosch 斯泰伦博斯; TS Galaxy TS银河; Golden Arrows 金箭; Polokwane City 波罗克瓦尼城; Durban City 德班城; Richards Bay 理查兹湾; Chippa United 奇帕联; Siwelele 西韦莱莱; Marumo Gallants 马鲁莫; Orbit College 轨道学院; Magesi 马格西
ma.1: RS Berkane 伯坎; Wydad Casablanca 维达德; Raja Casablanca 拉贾; FAR Rabat 拉巴特皇家军队; FUS Rabat 拉巴特联; Maghreb Fès 非斯马格里布; Hassania Agadir 阿加迪尔; Ittihad Tanger 丹吉尔联; Olympique Safi 萨菲; Renaissance Zemamra 泽马姆拉; Difaâ El Jadida 杰迪代; Moghreb Tétouan 得土安; UTS Rabat 拉巴特UTS; Kawkab Marrakech 马拉喀什; Olympic Dcheira 德谢拉; COD Meknès 梅克内斯
us.1+: St. Louis City 圣路易斯城; Houston Dynamo 休斯敦迪纳摩; New England 新英格兰革命; Colorado Rapids 科罗拉多急流; Real Salt Lake 皇家盐湖城; Sporting KC 堪萨斯竞技; San Jose 圣何塞地震; Toronto FC 多伦多FC; CF Montréal 蒙特利尔; D.C. United 华盛顿联
`

/** In the columns of the other lists. */
export const moreClubs = lists
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [key = '', clubs = ''] = line.split(': ')
    const list = clubs.split('; ')
    const isEnd = key.endsWith('+')
    return list.map((club, index) => {
      // Chinese has no spaces: what stands after the last one is the Chinese name.
      const cut = club.lastIndexOf(' ')
      const strength = isEnd ? 0 : Math.round(8 * (1 - index / list.length) ** 1.6)
      return `${key.replace('+', '')}||${club.slice(0, cut)}|${club.slice(cut + 1)}||${strength}|`
    })
  })
  .join('\n')
