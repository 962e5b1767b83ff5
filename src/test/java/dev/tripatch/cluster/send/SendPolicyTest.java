package dev.tripatch.cluster.send;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.ContextPatterns;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.FailureKind;
import dev.tripatch.cluster.live.GuardedPatch;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A context may be changed where a person said so, and nowhere else. */
class SendPolicyTest {
  private static final ObjectName WEB = new ObjectName("apps/v1", "Deployment", "shop", "web");

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          '',       '',       kind,       READ_ONLY
          'dev-*',  '*prod*', dev-1,      ASK
          'dev-*',  '*prod*', DEV-1,      READ_ONLY
          'dev-*',  '*prod*', my-dev-1,   READ_ONLY
          'dev-*',  '*prod*', prod,       ASK_FOR_NAME
          '*',      '*prod*', eu-Prod-2,  ASK
          'dev-*',  'dev-1',  dev-1,      ASK_FOR_NAME
          '*',      '',       '',         ASK
          """)
  void theStrictestPatternCounts(String ask, String askForName, String context, SendPolicy policy) {
    assertThat(SendPolicy.of(new ContextPatterns(ask), new ContextPatterns(askForName), context))
        .isEqualTo(policy);
  }

  @Test
  void whatMayNotBeChangedHasNoConsent() {
    assertThat(consent(SendPolicy.READ_ONLY, "web")).isEmpty();
    assertThat(consent(SendPolicy.ASK, "")).isPresent();
    assertThat(consent(SendPolicy.ASK_FOR_NAME, " web ")).isPresent();
    for (String other : new String[] {"", "we", "Web", "web web", "shop/web"}) {
      assertThat(consent(SendPolicy.ASK_FOR_NAME, other)).as(other).isEmpty();
    }
  }

  private static Optional<Consent> consent(SendPolicy policy, String typed) {
    return policy.consent(cluster("dev"), WEB, typed, () -> policy);
  }

  /** No kubectl is on this PATH: whatever is refused is refused before it is looked for. */
  @Test
  void aConsentIsForOneObjectInOneContextOnOneServer() {
    Consent consent = consent(SendPolicy.ASK, "").orElseThrow();
    LiveObject web = live("web");

    assertThat(new Sender(cluster("dev")).send(patch(web), "me", consent).whyNot()).isPresent();
    isRefused(cluster("prod"), patch(web), consent);
    isRefused(cluster("DEV"), patch(web), consent);
    isRefused(cluster("dev").on("https://b CA:1"), patch(web), consent);
    isRefused(cluster("dev").on("https://a CA:2"), patch(web), consent);
    isRefused(cluster("dev").on("https://a"), patch(web), consent);
    isRefused(cluster("dev"), patch(live("api")), consent);
    isRefused(cluster(Connection.USUAL), patch(web), consent);
    isRefused(
        cluster("dev"),
        new GuardedPatch(web, "", "merge", MapValue.of("spec", MapValue.EMPTY)),
        consent);
  }

  @ParameterizedTest
  @CsvSource({
    "ASK,          READ_ONLY,    false",
    "ASK,          ASK_FOR_NAME, false",
    "ASK,          ASK,          true",
    "ASK_FOR_NAME, READ_ONLY,    false",
    "ASK_FOR_NAME, ASK_FOR_NAME, true",
    "ASK_FOR_NAME, ASK,          true"
  })
  void aConsentEndsWhereMoreIsAskedForByThen(SendPolicy then, SendPolicy now, boolean isEnough) {
    Consent consent = then.consent(cluster("dev"), WEB, "web", () -> now).orElseThrow();

    Failure failure =
        new Sender(cluster("dev")).send(patch(live("web")), "me", consent).whyNot().orElseThrow();

    assertThat(failure.kind() != FailureKind.WITHDRAWN).isEqualTo(isEnough);
    assertThat(failure.isOfNothingDone()).isTrue();
  }

  private static void isRefused(Cluster cluster, GuardedPatch patch, Consent consent) {
    assertThatThrownBy(() -> new Sender(cluster).send(patch, "me", consent))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Cluster cluster(String context) {
    return cluster(Connection.USUAL.in(context)).on("https://a CA:1");
  }

  private static Cluster cluster(Connection connection) {
    return new Cluster(new Kubectl(Map.of("PATH", ""), new CommandLog()), connection);
  }

  private static GuardedPatch patch(LiveObject live) {
    return new GuardedPatch(live, "1", "merge", MapValue.of("spec", MapValue.EMPTY));
  }

  private static LiveObject live(String name) {
    String text =
        "{apiVersion: apps/v1, kind: Deployment, metadata: {name: %s, namespace: shop, uid: u}}"
            .formatted(name);
    return new LiveObject(SourceReader.read("live", text).object().orElseThrow(), Instant.EPOCH);
  }
}
