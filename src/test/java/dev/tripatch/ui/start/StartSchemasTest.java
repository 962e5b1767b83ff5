package dev.tripatch.ui.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartSchemasTest {
  private static final String RULES =
      """
      apiVersion: tripatch/v1
      kind: SchemaOverlay
      rules:
      - {type: io.k8s.api.core.v1.Container, field: %s, patchStrategy: merge}
      """;

  @TempDir private Path folder;
  private final StartOptions options = new StartOptions();

  private Schemas schemas() throws IOException {
    return new StartSchemas(Schemas.of(new BundledCatalog()), Optional.empty())
        .of(options)
        .inForce();
  }

  @Test
  void ownRulesAboveLocalAreFound() throws IOException {
    Path inner = Files.createDirectories(folder.resolve("apps/web"));
    Files.createDirectories(folder.resolve(".tripatch"));
    Files.writeString(folder.resolve(".tripatch/schema.yaml"), RULES.formatted("args"));
    options.local = inner.resolve("web.yaml").toString();
    assertThat(schemas().overlay().rules()).hasSize(1);
    options.schemas =
        List.of(
            Files.writeString(folder.resolve("more.yaml"), RULES.formatted("command")).toString());
    assertThat(schemas().overlay().rules())
        .map(rule -> rule.target().text())
        .containsExactly("Container.args", "Container.command");
    options.noOwnRules = true;
    assertThat(schemas().overlay().rules())
        .map(rule -> rule.target().text())
        .containsExactly("Container.command");
  }

  @Test
  void aFolderIsReadAndWhatIsNoSchemaIsNoted() throws IOException {
    Files.writeString(folder.resolve("rules.yaml"), RULES.formatted("args"));
    Files.writeString(folder.resolve("types.go"), "type T struct {\n\tA string `json:\"a\"`\n}\n");
    Files.writeString(folder.resolve("other.yaml"), "kind: Pod\n");
    Files.writeString(folder.resolve("read.me"), "nothing");
    options.noOwnRules = true;
    options.schemas = List.of(folder.toString());
    assertThat(schemas().overlay().rules()).hasSize(1);
    assertThat(schemas().brought()).hasSize(1);
  }

  @Test
  void aFaultyFileIsNamed() throws IOException {
    options.schemas =
        List.of(Files.writeString(folder.resolve("rules.yaml"), RULES.formatted("[]")).toString());
    assertThatThrownBy(this::schemas)
        .isInstanceOf(IOException.class)
        .hasMessageContaining("rules.yaml:4:")
        .hasMessageContaining("Correct the file of own rules");
  }
}
