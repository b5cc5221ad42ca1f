/** Columns: country, slug, English, Chinese, short Chinese when it differs, other spellings in files. */
export const clubLines = `
en|arsenal|Arsenal|阿森纳||Arsenal FC
en|aston-villa|Aston Villa|阿斯顿维拉|维拉|Aston Villa FC
en|bournemouth|Bournemouth|伯恩茅斯||AFC Bournemouth
en|brentford|Brentford|布伦特福德||Brentford FC
en|brighton|Brighton|布莱顿||Brighton & Hove Albion FC
en|burnley|Burnley|伯恩利||Burnley FC
en|chelsea|Chelsea|切尔西||Chelsea FC
en|crystal-palace|Crystal Palace|水晶宫||Crystal Palace FC
en|everton|Everton|埃弗顿||Everton FC
en|fulham|Fulham|富勒姆||Fulham FC
en|ipswich|Ipswich|伊普斯维奇||Ipswich Town FC
en|leeds|Leeds United|利兹联||Leeds United FC;Leeds
en|leicester|Leicester|莱斯特城|莱斯特|Leicester City FC
en|liverpool|Liverpool|利物浦||Liverpool FC;Liverpool FC (ENG)
en|man-city|Man City|曼彻斯特城|曼城|Manchester City FC;Manchester City (ENG)
en|man-united|Man United|曼彻斯特联|曼联|Manchester United FC;Manchester United (ENG)
en|newcastle|Newcastle|纽卡斯尔联|纽卡|Newcastle United FC
en|norwich|Norwich|诺维奇||Norwich City FC
en|nottm-forest|Nott'm Forest|诺丁汉森林|森林|Nottingham Forest FC
en|sheffield-united|Sheffield United|谢菲尔德联|谢菲联|Sheffield United FC
en|southampton|Southampton|南安普顿||Southampton FC
en|sunderland|Sunderland|桑德兰||Sunderland AFC
en|tottenham|Tottenham|托特纳姆热刺|热刺|Tottenham Hotspur FC;Tottenham Hotspur (ENG)
en|watford|Watford|沃特福德||Watford FC
en|west-brom|West Brom|西布罗姆维奇|西布朗|West Bromwich Albion FC
en|west-ham|West Ham|西汉姆联|西汉姆|West Ham United FC
en|wolves|Wolves|伍尔弗汉普顿流浪者|狼队|Wolverhampton Wanderers FC
es|athletic-club|Athletic Bilbao|毕尔巴鄂竞技|毕尔巴鄂|Athletic Club;Ath Bilbao
es|osasuna|Osasuna|奥萨苏纳||CA Osasuna
es|leganes|Leganés|莱加内斯||CD Leganés;Leganes
es|atletico-madrid|Atlético Madrid|马德里竞技|马竞|Club Atlético de Madrid;Ath Madrid;Atlético Madrid (ESP)
es|cadiz|Cádiz|加的斯||Cádiz CF;Cadiz
es|alaves|Alavés|阿拉维斯||Deportivo Alavés;Alaves
es|elche|Elche|埃尔切||Elche CF
es|barcelona|Barcelona|巴塞罗那|巴萨|FC Barcelona;FC Barcelona (ESP)
es|getafe|Getafe|赫塔费||Getafe CF
es|girona|Girona|赫罗纳||Girona FC
es|granada|Granada|格拉纳达||Granada CF
es|levante|Levante|莱万特||Levante UD
es|celta|Celta Vigo|维戈塞尔塔|塞尔塔|RC Celta de Vigo;Celta
es|espanyol|Espanyol|西班牙人||RCD Espanyol de Barcelona;Espanol
es|mallorca|Mallorca|马洛卡||RCD Mallorca
es|rayo-vallecano|Rayo Vallecano|巴列卡诺||Rayo Vallecano de Madrid;Vallecano
es|betis|Real Betis|皇家贝蒂斯|贝蒂斯|Real Betis Balompié;Betis
es|real-madrid|Real Madrid|皇家马德里|皇马|Real Madrid CF;Real Madrid (ESP)
es|oviedo|Real Oviedo|皇家奥维耶多|奥维耶多|Oviedo
es|real-sociedad|Real Sociedad|皇家社会|皇社|Real Sociedad de Fútbol;Sociedad
es|valladolid|Valladolid|巴利亚多利德||Real Valladolid CF
es|eibar|Eibar|埃瓦尔||SD Eibar
es|huesca|Huesca|韦斯卡||SD Huesca
es|sevilla|Sevilla|塞维利亚||Sevilla FC
es|las-palmas|Las Palmas|拉斯帕尔马斯|拉斯帕|UD Las Palmas
es|valencia|Valencia|瓦伦西亚||Valencia CF;Valencia CF (ESP)
es|villarreal|Villarreal|比利亚雷亚尔|黄潜|Villarreal CF
it|ac-milan|AC Milan|AC米兰||Milan
it|monza|Monza|蒙扎||AC Monza
it|pisa|Pisa|比萨||AC Pisa 1909
it|fiorentina|Fiorentina|佛罗伦萨||ACF Fiorentina
it|roma|Roma|罗马||AS Roma;AS Roma (ITA)
it|atalanta|Atalanta|亚特兰大||Atalanta BC
it|benevento|Benevento|贝内文托||Benevento Calcio
it|bologna|Bologna|博洛尼亚||Bologna FC 1909
it|cagliari|Cagliari|卡利亚里||Cagliari Calcio
it|como|Como|科莫||Como 1907
it|empoli|Empoli|恩波利||Empoli FC
it|crotone|Crotone|克罗托内||FC Crotone
it|inter|Inter|国际米兰|国米|FC Internazionale Milano;Inter (ITA)
it|genoa|Genoa|热那亚||Genoa CFC
it|verona|Hellas Verona|维罗纳||Hellas Verona FC;Verona
it|juventus|Juventus|尤文图斯|尤文|Juventus FC;Juventus (ITA)
it|parma|Parma|帕尔马||Parma Calcio 1913
it|lazio|Lazio|拉齐奥||SS Lazio
it|napoli|Napoli|那不勒斯||SSC Napoli;SSC Napoli (ITA)
it|spezia|Spezia|斯佩齐亚||Spezia Calcio
it|torino|Torino|都灵||Torino FC
it|sampdoria|Sampdoria|桑普多利亚|桑普|UC Sampdoria
it|cremonese|Cremonese|克雷莫纳||US Cremonese
it|lecce|Lecce|莱切||US Lecce
it|salernitana|Salernitana|萨勒尼塔纳||US Salernitana 1919
it|sassuolo|Sassuolo|萨索洛||US Sassuolo Calcio
it|udinese|Udinese|乌迪内斯||Udinese Calcio
it|venezia|Venezia|威尼斯||Venezia FC
de|heidenheim|Heidenheim|海登海姆||1. FC Heidenheim 1846
de|koln|FC Köln|科隆||1. FC Köln;FC Koln
de|union-berlin|Union Berlin|柏林联合|柏林联|1. FC Union Berlin
de|mainz|Mainz 05|美因茨||1. FSV Mainz 05;Mainz
de|bielefeld|Bielefeld|比勒费尔德||Arminia Bielefeld
de|leverkusen|Leverkusen|勒沃库森|药厂|Bayer 04 Leverkusen
de|dortmund|Dortmund|多特蒙德|多特|Borussia Dortmund;Borussia Dortmund (GER)
de|gladbach|M'gladbach|门兴格拉德巴赫|门兴|Borussia Mönchengladbach
de|frankfurt|Frankfurt|法兰克福||Eintracht Frankfurt;Ein Frankfurt
de|augsburg|Augsburg|奥格斯堡||FC Augsburg
de|bayern|Bayern Munich|拜仁慕尼黑|拜仁|FC Bayern München;Bayern München (GER)
de|schalke|Schalke 04|沙尔克04|沙尔克|FC Schalke 04;FC Schalke 04 (GER)
de|st-pauli|St. Pauli|圣保利||FC St. Pauli 1910;St Pauli
de|hamburg|Hamburg|汉堡||Hamburger SV
de|hertha|Hertha Berlin|柏林赫塔|赫塔|Hertha BSC
de|kiel|Holstein Kiel|荷尔斯泰因基尔|基尔|
de|leipzig|RB Leipzig|RB莱比锡|莱比锡|
de|freiburg|Freiburg|弗赖堡||SC Freiburg
de|bremen|Werder Bremen|云达不莱梅|不莱梅|SV Werder Bremen
de|furth|Greuther Fürth|菲尔特||SpVgg Greuther Fürth 1903
de|hoffenheim|Hoffenheim|霍芬海姆||TSG 1899 Hoffenheim;1899 Hoffenheim (GER)
de|stuttgart|Stuttgart|斯图加特||VfB Stuttgart
de|bochum|Bochum|波鸿||VfL Bochum 1848
de|wolfsburg|Wolfsburg|沃尔夫斯堡|狼堡|VfL Wolfsburg
fr|auxerre|Auxerre|欧塞尔||AJ Auxerre
fr|monaco|Monaco|摩纳哥||AS Monaco;AS Monaco FC;AS Monaco (FRA)
fr|saint-etienne|Saint-Étienne|圣埃蒂安||AS Saint-Étienne;St Etienne
fr|angers|Angers|昂热||Angers SCO
fr|clermont|Clermont|克莱蒙||Clermont Foot 63
fr|dijon|Dijon|第戎||Dijon FCO
fr|troyes|Troyes|特鲁瓦||ESTAC Troyes
fr|lorient|Lorient|洛里昂||FC Lorient
fr|metz|Metz|梅斯||FC Metz
fr|nantes|Nantes|南特||FC Nantes
fr|bordeaux|Bordeaux|波尔多||Girondins Bordeaux
fr|le-havre|Le Havre|勒阿弗尔||Le Havre AC
fr|lille|Lille|里尔||Lille OSC
fr|montpellier|Montpellier|蒙彼利埃||Montpellier HSC
fr|nimes|Nîmes|尼姆||Nîmes Olympique
fr|nice|Nice|尼斯||OGC Nice
fr|lyon|Lyon|里昂||Olympique Lyonnais;Olympique Lyonnais (FRA)
fr|marseille|Marseille|马赛||Olympique Marseille;Olympique de Marseille
fr|paris-fc|Paris FC|巴黎FC||
fr|psg|Paris SG|巴黎圣日耳曼|巴黎|Paris Saint-Germain;Paris Saint-Germain FC;Paris Saint-Germain (FRA)
fr|lens|Lens|朗斯||RC Lens;Racing Club de Lens
fr|strasbourg|Strasbourg|斯特拉斯堡||RC Strasbourg;RC Strasbourg Alsace
fr|brest|Brest|布雷斯特||Stade Brestois 29
fr|rennes|Rennes|雷恩||Stade Rennais;Stade Rennais FC 1901
fr|reims|Reims|兰斯||Stade de Reims
fr|toulouse|Toulouse|图卢兹||Toulouse FC
cn|beijing-guoan|Beijing Guoan|北京国安|国安|
cn|beijing-renhe|Beijing Renhe|北京人和|人和|Beijing Renhe FC
cn|chongqing|Chongqing Lifan|重庆力帆|重庆|
cn|dalian-yifang|Dalian Yifang|大连一方|大连|Dalian Yifang FC
cn|guangzhou-evergrande|Guangzhou Evergrande|广州恒大|恒大|
cn|guangzhou-rf|Guangzhou R&F|广州富力|富力|
cn|hebei|Hebei China Fortune|河北华夏幸福|河北|
cn|henan|Henan Jianye|河南建业|建业|
cn|jiangsu|Jiangsu Suning|江苏苏宁|苏宁|Jiāngsū Sūníng
cn|shandong|Shandong Taishan|山东泰山|泰山|Shandong Luneng
cn|shanghai-sipg|Shanghai SIPG|上海上港|上港|
cn|shanghai-shenhua|Shanghai Shenhua|上海申花|申花|
cn|shenzhen|Shenzhen|深圳队|深圳|Shenzhen FC
cn|tianjin-teda|Tianjin Teda|天津泰达|泰达|
cn|tianjin-tianhai|Tianjin Tianhai|天津天海|天海|
cn|wuhan|Wuhan Zall|武汉卓尔|卓尔|Wuhan Zall FC
gr|aek-athens|AEK Athens|雅典AEK||AEK Athen (GRE)
nl|ajax|Ajax|阿贾克斯||AFC Ajax (NED)
nl|psv|PSV Eindhoven|埃因霍温||PSV Eindhoven (NED)
ch|young-boys|Young Boys|伯尔尼年轻人|年轻人|BSC Young Boys (SUI)
ru|cska-moscow|CSKA Moscow|莫斯科中央陆军|中央陆军|CSKA Moskva (RUS)
ru|lokomotiv-moscow|Lokomotiv Moscow|莫斯科火车头|火车头|Lokomotiv Moskva (RUS)
be|club-brugge|Club Brugge|布鲁日||Club Brugge KV (BEL)
rs|red-star|Red Star Belgrade|贝尔格莱德红星|红星|Crvena Zvezda (SRB)
pt|porto|Porto|波尔图||FC Porto (POR)
pt|benfica|Benfica|本菲卡||SL Benfica (POR)
tr|galatasaray|Galatasaray|加拉塔萨雷||Galatasaray (TUR)
ua|shakhtar|Shakhtar Donetsk|顿涅茨克矿工|矿工|Shakhtar Donetsk (UKR)
cz|plzen|Viktoria Plzeň|比尔森胜利|比尔森|Viktoria Plzeň (CZE)
`
