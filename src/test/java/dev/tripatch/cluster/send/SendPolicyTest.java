package dev.tripatch.cluster.send;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.ContextPatterns;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.GuardedPatch;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import java.time.Instant;
import java.util.Map;
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
          'dev-*',  '*prod*', DEV-1,      ASK
          'dev-*',  '*prod*', my-dev-1,   READ_ONLY
          'dev-*',  '*prod*', prod,       ASK_FOR_NAME
          '*',      '*prod*', eu-Prod-2,  ASK_FOR_NAME
          'dev-*',  'dev-1',  dev-1,      ASK_FOR_NAME
          '*',      '',       '',         ASK
          """)
  void theStrictestPatternCounts(String ask, String askForName, String context, SendPolicy policy) {
    assertThat(SendPolicy.of(new ContextPatterns(ask), new ContextPatterns(askForName), context))
        .isEqualTo(policy);
  }

  @Test
  void whatMayNotBeChangedHasNoConsent() {
    assertThat(SendPolicy.READ_ONLY.consent("dev", WEB, "web")).isEmpty();
    assertThat(SendPolicy.ASK.consent("dev", WEB, "")).isPresent();
    assertThat(SendPolicy.ASK_FOR_NAME.consent("dev", WEB, " web ")).isPresent();
    for (String other : new String[] {"", "we", "Web", "web web", "shop/web"}) {
      assertThat(SendPolicy.ASK_FOR_NAME.consent("dev", WEB, other)).as(other).isEmpty();
    }
  }

  /** No kubectl is on this PATH: whatever is refused is refused before it is looked for. */
  @Test
  void aConsentIsForOneObjectInOneContext() {
    Consent consent = SendPolicy.ASK.consent("dev", WEB, "").orElseThrow();
    LiveObject web = live("web");

    assertThat(sender("dev").send(patch(web), "me", consent).whyNot()).isPresent();
    isRefused(sender("prod"), patch(web), consent);
    isRefused(sender("dev"), patch(live("api")), consent);
    isRefused(new Sender(cluster(Connection.USUAL)), patch(web), consent);
    isRefused(
        sender("dev"),
        new GuardedPatch(web, "", "merge", MapValue.of("spec", MapValue.EMPTY)),
        consent);
  }

  private static void isRefused(Sender sender, GuardedPatch patch, Consent consent) {
    assertThatThrownBy(() -> sender.send(patch, "me", consent))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Sender sender(String context) {
    return new Sender(cluster(Connection.USUAL.in(context)));
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
