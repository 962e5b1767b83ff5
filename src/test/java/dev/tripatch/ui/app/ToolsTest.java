package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** One rule, every tool: tried with keys, written into own rules, taken back. */
class ToolsTest extends WindowFixture {

  private static String service(String ports) {
    return """
    apiVersion: v1
    kind: Service
    metadata:
      name: dns
    spec:
      ports: [%s]
    """
        .formatted(ports);
  }

  @Override
  public void start(Stage stage) {
    String udp = "{port: 53, protocol: UDP}";
    open(
        stage, documents(service(udp), service(udp + ", {port: 53, protocol: TCP}"), service(udp)));
    place(stage, 1280, 900);
  }

  private Set<String> texts(String style) {
    return lookup("#tools-grid .label").queryAllAs(Labeled.class).stream()
        .filter(label -> label.getStyleClass().contains(style))
        .map(Labeled::getText)
        .collect(Collectors.toSet());
  }

  @Test
  void aRuleIsTriedWrittenAndTakenBack() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    interact(() -> content().selection().select(FieldPath.parse("spec.ports")));
    push(KeyCode.SHORTCUT, KeyCode.U);
    Waiting.until(() -> lookup("#tools-grid").tryQuery().isPresent());
    Waiting.until(() -> texts("strong").contains("atomic"));
    assertThat(texts("strong")).contains("Now: map by port, protocol; merge by port");
    assertThat(texts("lost")).isNotEmpty();

    TextField other = lookup("#tools-other").query();
    interact(other::requestFocus);
    write("bogus");
    push(KeyCode.ENTER);
    assertThat(lookup("#tools-fault").queryLabeled().getText()).startsWith("bogus is not a rule");
    interact(() -> other.setText("merge:protocol"));
    push(KeyCode.ENTER);
    Waiting.until(() -> texts("strong").contains("merge by protocol"));
    assertThat(other.getText()).isEmpty();

    interact(
        () ->
            lookup("#tools-grid .hyperlink")
                .queryAllAs(javafx.scene.control.Hyperlink.class)
                .iterator()
                .next()
                .fire());
    Waiting.until(() -> texts("strong").contains("Now: atomic"));
    assertThat(content().schema().rules().documents().getOverlay().rules()).hasSize(1);
    interact(
        () ->
            content()
                .schema()
                .rules()
                .documents()
                .edit("", Optional.empty(), dev.tripatch.schema.overlay.Overlay.EMPTY));
    Waiting.until(() -> texts("strong").contains("Now: map by port, protocol; merge by port"));
  }

  @Test
  void whileOneComposesTheTabSaysWhyItIsEmpty() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    push(KeyCode.SHORTCUT, KeyCode.U);
    push(KeyCode.SHORTCUT, KeyCode.E);
    push(KeyCode.SHORTCUT, KeyCode.U);
    Waiting.until(
        () ->
            lookup(".label").queryAllAs(Labeled.class).stream()
                .anyMatch(label -> label.getText().startsWith("While you compose a patch")));
  }
}
