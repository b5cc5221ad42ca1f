#!/usr/bin/perl
# A poor line between two TUN interfaces: each packet comes late, some never. Says "ready" when both interfaces are there, and
# ends with its standard input, so that it never outlives who started it.
#   relay.pl <interface> <interface> <ms late> <percent lost> <seed>
use strict;
use warnings;
use Fcntl qw(O_RDWR O_NONBLOCK);
use List::Util qw(max min);
use Time::HiRes qw(time);

# <linux/if_tun.h>
use constant { TUNSETIFF => 0x400454ca, IFF_TUN => 0x0001, IFF_NO_PI => 0x1000 };

my ($one, $other, $late_ms, $lost_percent, $seed) = @ARGV;

sub open_end {
    my ($name) = @_;
    sysopen(my $end, '/dev/net/tun', O_RDWR | O_NONBLOCK) or die "/dev/net/tun: $!\n";
    # struct ifreq: 16 bytes of name, flags, and room for what other calls put there.
    my $request = pack('a16 S x22', $name, IFF_TUN | IFF_NO_PI);
    ioctl($end, TUNSETIFF, $request) or die "$name: $!\n";
    return $end;
}

my @ends = (open_end($one), open_end($other));
# Of each end what goes to it, oldest first: [moment, packet].
my @coming = ([], []);
srand($seed);
$| = 1;
print "ready\n";

while (1) {
    my $now = time;
    for my $to (0, 1) {
        # An interface that is still down takes nothing; neither would a cable.
        syswrite($ends[$to], shift(@{ $coming[$to] })->[1]) while @{ $coming[$to] } && $coming[$to][0][0] <= $now;
    }
    my $next = min(map { @$_ ? $_->[0][0] : () } @coming);
    my $ready = '';
    vec($ready, fileno($_), 1) = 1 for *STDIN, @ends;
    select($ready, undef, undef, defined $next ? max(0, $next - time) : undef);
    last if vec($ready, fileno(STDIN), 1) && !sysread(STDIN, my $nothing, 1);
    for my $from (0, 1) {
        while (sysread($ends[$from], my $packet, 65_536)) {
            push @{ $coming[1 - $from] }, [time + $late_ms / 1_000, $packet] unless rand(100) < $lost_percent;
        }
    }
}
