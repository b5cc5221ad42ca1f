/** Columns as in the football lists. */
export const basketballClubs = `
nba|BOS|Celtics|凯尔特人||8|BC,0f7a44,ffffff,plain,round,
nba|BKN|Nets|篮网||2|
nba|NYK|Knicks|尼克斯||7|
nba|PHI|76ers|76人||2|
nba|TOR|Raptors|猛龙||2|
nba|CHI|Bulls|公牛||2|
nba|CLE|Cavaliers|骑士||7|
nba|DET|Pistons|活塞||2|
nba|IND|Pacers|步行者||2|
nba|MIL|Bucks|雄鹿||5|
nba|ATL|Hawks|老鹰||2|
nba|CHA|Hornets|黄蜂||2|
nba|MIA|Heat|热火||2|MH,98002e,f9a01b,chevron,round,
nba|ORL|Magic|魔术||2|
nba|WAS|Wizards|奇才||2|
nba|DEN|Nuggets|掘金||8|DN,0e2240,fec524,band,round,
nba|MIN|Timberwolves|森林狼||6|
nba|OKC|Thunder|雷霆||9|
nba|POR|Trail Blazers|开拓者||2|
nba|UTA|Jazz|爵士||2|
nba|GSW|Warriors|勇士||6|GS,1d428a,f4c430,ring,round,1d428a
nba|LAC|Clippers|快船||2|
nba|LAL|Lakers|湖人||7|LA,552583,f4b01e,band,round,
nba|PHX|Suns|太阳||2|PS,e56020,1d1160,half,round,
nba|SAC|Kings|国王||2|
nba|DAL|Mavericks|独行侠||5|
nba|HOU|Rockets|火箭||6|
nba|MEM|Grizzlies|灰熊||2|
nba|NOP|Pelicans|鹈鹕||2|
nba|SAS|Spurs|马刺||2|
cba|LND|Liaoning|辽宁||8|LN,1c4da0,e0223a,band,round,
cba|GDT|Guangdong|广东||8|GD,d01f2e,f4f5f7,hoops,round,
cba|ZJG|Guangsha|广厦||8|ZJ,13a06f,f4f5f7,half,round,
cba|XJF|Xinjiang|新疆||6|XJ,c4122b,f4c430,sash,round,
cba|BJD|Beijing Ducks|北京||6|
cba|SHS|Shanghai Sharks|上海||6|
cba|SDH|Shandong|山东||5|
cba|SXL|Shanxi|山西||5|
cba|ZJC|Chouzhou|浙江||2|
cba|GZL|Guangzhou|广州||2|
cba|SZL|Shenzhen|深圳||2|
cba|QDE|Qingdao|青岛||2|
cba|JLT|Jilin|吉林||2|
cba|BJR|Royal Fighters|北控||2|
cba|TJP|Tianjin|天津||2|
cba|JSD|Jiangsu|江苏||2|
cba|NJT|Nanjing Tongxi|同曦||2|
cba|FJS|Fujian|福建||2|
cba|SCJ|Sichuan|四川||2|
cba|NBO|Ningbo|宁波||2|
euroleague|RMB|Real Madrid|皇家马德里||7|
euroleague|BAB|Barcelona|巴塞罗那||6|
euroleague|OLY|Olympiacos|奥林匹亚科斯||8|
euroleague|PAO|Panathinaikos|帕纳辛奈科斯||7|
euroleague|FEN|Fenerbahçe|费内巴切||8|
euroleague|EFS|Anadolu Efes|安纳多卢埃菲斯||5|
euroleague|ASM|AS Monaco|摩纳哥||7|
euroleague|ZAL|Žalgiris Kaunas|考纳斯扎尔基里斯||5|
euroleague|PAR|Partizan|贝尔格莱德游击||5|
euroleague|CZV|Crvena Zvezda|贝尔格莱德红星||5|
euroleague|MTA|Maccabi Tel Aviv|特拉维夫马卡比||3|
euroleague|VIR|Virtus Bologna|博洛尼亚维尔图斯||3|
euroleague|EAM|Olimpia Milano|米兰奥林匹亚||4|
euroleague|BAY|Bayern München|拜仁慕尼黑||3|
euroleague|BAS|Baskonia|巴斯科尼亚||2|
euroleague|VAL|Valencia Basket|瓦伦西亚||5|
euroleague|PBB|Paris Basketball|巴黎篮球||4|
euroleague|ASV|ASVEL|阿斯维尔||1|
euroleague|HTA|Hapoel Tel Aviv|特拉维夫夏普尔||5|
euroleague|DUB|Dubai Basketball|迪拜篮球||3|
`
