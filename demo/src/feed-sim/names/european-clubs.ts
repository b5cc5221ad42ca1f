/** Columns: league, slug, English, Chinese, Vietnamese when it differs, strength 0-10, crest recipe when drawn by hand. */
export const europeanClubs = `
en.1|arsenal|Arsenal|阿森纳||8|A,d01f2e,ffffff,plain,0,
en.1|aston-villa|Aston Villa|阿斯顿维拉||6|AV,7a1235,95c8ee,half,1,
en.1|bournemouth|Bournemouth|伯恩茅斯||0|BO,c4122b,111111,stripes,1,
en.1|brentford|Brentford|布伦特福德||0|BR,d8202f,ffffff,stripes,round,
en.1|brighton|Brighton|布莱顿||4|B,1866d0,ffffff,stripes,round,
en.1|burnley|Burnley|伯恩利||0|BU,6c1d45,9ad0ee,band,0,
en.1|chelsea|Chelsea|切尔西||7|C,1746b0,ffffff,ring,round,1746b0
en.1|crystal-palace|Crystal Palace|水晶宫||0|CP,1c4fb0,d01f3a,stripes,0,
en.1|everton|Everton|埃弗顿||0|E,1d4fa8,ffffff,plain,2,
en.1|fulham|Fulham|富勒姆||0|F,f4f5f7,c4122b,half,0,15181c
en.1|leeds|Leeds United|利兹联||0|LU,f4f5f7,1d4fa8,sash,1,1d4fa8
en.1|liverpool|Liverpool|利物浦||9|L,b3122c,0a7a5a,band,1,ffe9a8
en.1|man-city|Man City|曼城||9|MC,7cc4f0,ffffff,ring,round,12335a
en.1|man-united|Man United|曼联||6|MU,c4122b,f4c430,band,0,
en.1|newcastle|Newcastle|纽卡斯尔||6|N,15181c,f4f5f7,stripes,0,
en.1|nottm-forest|Nott'm Forest|诺丁汉森林||0|NF,d01f2e,ffffff,plain,3,
en.1|sunderland|Sunderland|桑德兰||0|S,d8202f,ffffff,stripes,2,
en.1|tottenham|Tottenham|热刺||5|T,f4f5f7,14204a,chevron,1,14204a
en.1|west-ham|West Ham|西汉姆||0|WH,7a263a,6bb0e0,chevron,1,
en.1|wolves|Wolves|狼队||0|W,f2a81d,15181c,plain,3,
es.1|alaves|Alavés|阿拉维斯||0|
es.1|athletic-club|Athletic Bilbao|毕尔巴鄂竞技||5|AB,d01f2e,ffffff,stripes,2,
es.1|atletico-madrid|Atlético Madrid|马德里竞技||7|AT,c4122b,ffffff,stripes,0,
es.1|barcelona|Barcelona|巴塞罗那||10|B,a3143a,1c3b8b,stripes,2,f4c430
es.1|celta|Celta Vigo|塞尔塔||0|
es.1|elche|Elche|埃尔切||0|
es.1|espanyol|Espanyol|西班牙人||0|
es.1|getafe|Getafe|赫塔费||0|
es.1|girona|Girona|赫罗纳||0|
es.1|levante|Levante|莱万特||0|
es.1|mallorca|Mallorca|马洛卡||0|
es.1|osasuna|Osasuna|奥萨苏纳||0|
es.1|oviedo|Real Oviedo|奥维耶多||0|
es.1|rayo-vallecano|Rayo Vallecano|巴列卡诺||0|
es.1|betis|Real Betis|贝蒂斯||0|
es.1|real-madrid|Real Madrid|皇家马德里||10|RM,f4f5f7,c9a227,sash,round,28346e
es.1|real-sociedad|Real Sociedad|皇家社会||0|
es.1|sevilla|Sevilla|塞维利亚||0|S,f4f5f7,c4122b,half,1,15181c
es.1|valencia|Valencia|瓦伦西亚||0|
es.1|villarreal|Villarreal|比利亚雷亚尔||4|V,f2d21d,1c4da0,plain,0,
it.1|atalanta|Atalanta|亚特兰大||6|
it.1|bologna|Bologna|博洛尼亚||0|
it.1|cagliari|Cagliari|卡利亚里||0|
it.1|como|Como|科莫||0|
it.1|cremonese|Cremonese|克雷莫纳||0|
it.1|fiorentina|Fiorentina|佛罗伦萨||0|
it.1|genoa|Genoa|热那亚||0|
it.1|verona|Hellas Verona|维罗纳||0|
it.1|inter|Inter|国际米兰||9|I,1449b8,0c0c0c,stripes,round,
it.1|juventus|Juventus|尤文图斯||6|J,f4f5f7,111418,stripes,1,111418
it.1|lazio|Lazio|拉齐奥||0|
it.1|lecce|Lecce|莱切||0|
it.1|ac-milan|AC Milan|AC米兰||6|M,c4122b,0c0c0c,stripes,2,
it.1|napoli|Napoli|那不勒斯||7|N,1a8fe0,ffffff,plain,round,
it.1|parma|Parma|帕尔马||0|
it.1|pisa|Pisa|比萨||0|
it.1|roma|Roma|罗马||5|R,8e1f2f,f0a92a,band,1,
it.1|sassuolo|Sassuolo|萨索洛||0|
it.1|torino|Torino|都灵||0|
it.1|udinese|Udinese|乌迪内斯||0|
de.1|augsburg|Augsburg|奥格斯堡||0|
de.1|union-berlin|Union Berlin|柏林联合||0|
de.1|bremen|Werder Bremen|不莱梅||0|
de.1|dortmund|Dortmund|多特蒙德||6|D,f5d20a,111418,ring,round,f5d20a
de.1|frankfurt|Frankfurt|法兰克福||0|
de.1|freiburg|Freiburg|弗赖堡||0|
de.1|hamburg|Hamburg|汉堡||0|
de.1|heidenheim|Heidenheim|海登海姆||0|
de.1|hoffenheim|Hoffenheim|霍芬海姆||0|
de.1|koln|FC Köln|科隆||0|
de.1|leipzig|RB Leipzig|莱比锡||6|RL,f4f5f7,d01f3a,band,0,10213a
de.1|leverkusen|Leverkusen|勒沃库森||6|B,111418,e0223a,half,1,
de.1|mainz|Mainz 05|美因茨||0|
de.1|gladbach|M'gladbach|门兴||0|
de.1|bayern|Bayern Munich|拜仁慕尼黑||10|FB,d4001f,ffffff,ring,round,d4001f
de.1|st-pauli|St. Pauli|圣保利||0|
de.1|stuttgart|Stuttgart|斯图加特||0|
de.1|wolfsburg|Wolfsburg|沃尔夫斯堡||0|
fr.1|angers|Angers|昂热||0|
fr.1|auxerre|Auxerre|欧塞尔||0|
fr.1|brest|Brest|布雷斯特||0|
fr.1|le-havre|Le Havre|勒阿弗尔||0|
fr.1|lens|Lens|朗斯||0|
fr.1|lille|Lille|里尔||4|
fr.1|lorient|Lorient|洛里昂||0|
fr.1|lyon|Lyon|里昂||4|OL,f4f5f7,1c3b8b,half,2,c4122b
fr.1|marseille|Marseille|马赛||6|M,f4f5f7,2aa5e0,band,1,167ab0
fr.1|metz|Metz|梅斯||0|
fr.1|monaco|Monaco|摩纳哥||5|AM,d8202f,ffffff,sash,0,
fr.1|nantes|Nantes|南特||0|
fr.1|nice|Nice|尼斯||0|
fr.1|paris-fc|Paris FC|巴黎FC||0|
fr.1|psg|Paris SG|巴黎圣日耳曼||10|P,14306b,d01f3a,ring,round,ffffff
fr.1|rennes|Rennes|雷恩||0|
fr.1|strasbourg|Strasbourg|斯特拉斯堡||0|
fr.1|toulouse|Toulouse|图卢兹||0|
`
