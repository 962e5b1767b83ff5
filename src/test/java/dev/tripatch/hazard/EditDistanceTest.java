package dev.tripatch.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditDistanceTest {

  @ParameterizedTest
  @CsvSource({
    "image, image, 0",
    "image, Image, 0",
    "imgae, image, 1",
    "imag, image, 1",
    "iimage, image, 1",
    "imoge, image, 1",
    "'', image, 5",
    "ports, image, 5",
    "abc, ca, 3"
  })
  void countsTheLettersThatDiffer(String written, String meant, int distance) {
    assertThat(EditDistance.of(written, meant)).isEqualTo(distance);
    assertThat(EditDistance.of(meant, written)).isEqualTo(distance);
  }

  @ParameterizedTest
  @CsvSource({
    "wbe, web, true",
    "webb, web, true",
    "wab, web, false",
    "tls, mtls, false",
    "we, web, false",
    "proxi, proxy, true",
    "log-agnet, log-agent, true",
    "web-1, web-2, false",
    "config-a, config-b, false",
    "LOG_DIR, LOG_DIRS, false",
    "HTTP_PROXY, HTTPS_PROXY, false",
    "NO_PROXY, no_proxy, false",
    "DATABASE_HOST, DATABASE_PORT, false",
    "MIN_POOL, MAX_POOL, false",
    "web, web, false"
  })
  void aTypoIsNoOtherName(String written, String meant, boolean isTypo) {
    assertThat(EditDistance.isTypo(written, meant)).isEqualTo(isTypo);
    assertThat(EditDistance.isTypo(meant, written)).isEqualTo(isTypo);
  }

  /** One letter in a short name; one more for every four letters, at most three. */
  @ParameterizedTest
  @CsvSource({
    "tty, tt, true",
    "tty, xtt, false",
    "args, rags, true",
    "replicas, replicsa, true",
    "replicas, rpelicsa, true",
    "replicas, rpeilcsa, false",
    "terminationGracePeriodSeconds, terminationGracePriodSecnd, true",
    "terminationGracePeriodSeconds, terminatioGracPriodSecnd, false"
  })
  void aLongNameMayDifferByMore(String written, String meant, boolean isSlip) {
    assertThat(EditDistance.isSlip(written, meant)).isEqualTo(isSlip);
    assertThat(EditDistance.isSlip(meant, written)).isEqualTo(isSlip);
  }
}
