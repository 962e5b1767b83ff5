package dev.tripatch.cluster.apply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.MapValue;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * What kubectl 1.35.2 said of objects that it refused before it asked for them, or took: recorded
 * with {@code kubectl apply -f a.yaml --validate=false}, on the client and with {@code
 * --server-side}, where discovery was answered and nothing else.
 */
class RefusedByKubectlTest {
  private static final String FROM_SERVER = "from server for: \"a.yaml\": ";

  @Test
  void itIsSaidInItsWords() throws IOException {
    int refused = 0;
    for (String line : recorded().lines().toList()) {
      MapValue record = Snippets.yaml(line);
      String words = record.text("stderr");
      String told =
          LocalMetadata.refusal("a.yaml", Snippets.yaml(record.text("local")))
              .map(Refusal::referenceText)
              .orElse("");
      boolean isOnServer = BoolValue.TRUE.equals(record.get("serverSide"));
      int address = isOnServer ? -1 : words.indexOf(FROM_SERVER);
      String own = address < 0 ? words : words.substring(address + FROM_SERVER.length());
      assertThat(told)
          .as(record.text("local"))
          .isEqualTo(own.replaceFirst("^(error: |.* when creating \"a.yaml\": )", ""));
      refused += words.isEmpty() ? 0 : 1;
    }
    assertThat(refused).isGreaterThan(60);
  }

  private static String recorded() throws IOException {
    try (InputStream file = RefusedByKubectlTest.class.getResourceAsStream("refused.jsonl")) {
      return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
