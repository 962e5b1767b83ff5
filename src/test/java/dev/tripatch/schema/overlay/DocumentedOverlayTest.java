package dev.tripatch.schema.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.data.DataFault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The file of own rules that the documentation shows is one. */
class DocumentedOverlayTest {

  @Test
  void theExampleIsRead() throws IOException, DataFault {
    String page = Files.readString(Path.of("src/docs/schema.md"));
    int start = page.indexOf("```yaml\n") + "```yaml\n".length();
    Overlay overlay = OverlayFile.read(page.substring(start, page.indexOf("```", start)));
    assertThat(overlay.rules())
        .map(rule -> rule.target().text())
        .containsExactly(
            "Container.args", "Deployment spec.template.spec.tolerations", "Rollout spec.template");
    assertThat(overlay.asBuiltIn())
        .containsExactly(new KindName("argoproj.io/v1alpha1", "Rollout"));
  }
}
