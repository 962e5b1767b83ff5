package dev.tripatch.ui.feature.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.ContextPatterns;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.LiveTarget;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of contexts and of objects that were opened. */
class ClusterNamesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "prod",
        "prod eu (west)",
        "arn:aws:eks:eu-west-1:1234:cluster/shop",
        "$(touch made) \"a\" 'b' é; exit"
      })
  void anObjectThatWasOpenedIsReadAsItWasKept(String context) {
    RecentObject object = new RecentObject(context, "shop", "deployments.apps/web");
    assertThat(RecentObject.read(object.text())).contains(object);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "web", "a b", " b deploy/web", "a b deploy", "a b -o/web"})
  void whatIsNoObjectIsPassedOver(String text) {
    assertThat(RecentObject.read(text)).isEmpty();
  }

  @Test
  void anObjectOfAnotherKubeconfigIsNotKept() {
    ClusterPlace place = new ClusterPlace("prod", "shop", "https://prod");
    Connection other =
        new Connection(Optional.of("other"), Optional.empty(), Optional.empty(), Optional.empty());
    assertThat(RecentObject.of(new LiveTarget(other, "deploy/web"), place)).isEmpty();
    assertThat(RecentObject.of(new LiveTarget(Connection.USUAL, "deploy/web"), place))
        .contains(new RecentObject("prod", "shop", "deploy/web"));
  }

  @ParameterizedTest
  @CsvSource({
    "*prod*, prod-eu, true",
    "*prod*, EU-PROD, false",
    "*prod* *Prod* *PROD*, EU-PROD, true",
    "*prod*, test, false",
    "'prod, live*', live-1, true",
    "prod, prod-eu, false",
    "a.c, abc, false",
    "'', prod, false"
  })
  void contextsAreRedByTheirNames(String patterns, String context, boolean isRed) {
    assertThat(new ContextPatterns(patterns).include(context)).isEqualTo(isRed);
  }
}
