package dev.tripatch.ui.panes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.ui.app.QuickRobot;
import dev.tripatch.ui.app.Waiting;
import dev.tripatch.ui.settings.Appearance;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import javafx.application.ColorScheme;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Markdown as a person reads it. */
class MarkdownViewTest extends QuickRobot {
  private static final String PAGE =
      """
      # Of `$patch`

      Words that are **bold**, *slanted*, `code`, [a link](directive/patch), and so many more of them that a line \
      breaks.

      ## Second part

      - one
      - two

      | a | b |
      |---|---|
      | 1 | 2 |

      ```yaml kubernetes-result
      spec: {}
      ```
      """;

  private final List<String> followed = new ArrayList<>();
  private @Nullable MarkdownView view;

  @Override
  public void start(Stage stage) {
    MarkdownView page = new MarkdownView(followed::add);
    view = page;
    ScrollPane scroll = new ScrollPane(page);
    scroll.setFitToWidth(true);
    scroll.setMaxSize(360, 400);
    Scene scene = new Scene(new StackPane(scroll), 360, 400);
    new Appearance(new SimpleObjectProperty<>(ColorScheme.LIGHT)).style(scene);
    stage.setScene(scene);
    stage.show();
    page.show(PAGE);
  }

  @Test
  void showsWhatIsWritten() {
    MarkdownView page = Objects.requireNonNull(view);
    assertThat(words(page.heading("of-patch").orElseThrow())).isEqualTo("Of $patch");
    assertThat(words(page.heading("second-part").orElseThrow())).isEqualTo("Second part");
    assertThat(page.heading("third")).isEmpty();
    assertThat(lookup(".markdown-strong").queryAs(Text.class).getText()).isEqualTo("bold");
    assertThat(lookup(".markdown-emphasis").queryAs(Text.class).getText()).isEqualTo("slanted");
    assertThat(lookup(".markdown-items .label").queryAllAs(Label.class)).hasSize(2);
    assertThat(lookup(".markdown-table").queryAs(GridPane.class).getRowCount()).isEqualTo(2);
    assertThat(lookup(".markdown-label").queryAs(Label.class).getText())
        .isEqualTo("kubernetes result");
    assertThat(lookup(".markdown-block").queryAs(Label.class).getText()).isEqualTo("spec: {}");

    Node paragraph = page.getChildren().get(1);
    Node heading = page.heading("second-part").orElseThrow();
    Waiting.until(() -> height(paragraph) > height(heading));
    assertThat(page.getWidth()).isLessThanOrEqualTo(360);

    clickOn(lookup(".hyperlink").queryAs(Hyperlink.class));
    Waiting.until(() -> followed.equals(List.of("directive/patch")));
    interact(() -> page.show("# Another"));
    assertThat(page.getChildren()).hasSize(1);
    assertThat(page.heading("second-part")).isEmpty();
  }

  @Test
  void codeIsCopiedAsItIsUsed() {
    MarkdownView page = Objects.requireNonNull(view);
    interact(() -> page.show("```yaml web.yaml\na: 1\n```"));
    assertThat(lookup(".markdown-label").queryAs(Label.class).getText()).isEqualTo("web.yaml");
    assertThat(copied()).isEqualTo("a: 1\n");
    interact(() -> page.show("```console\n$ tripatch guide\n# The guide\n$ cd a\n```"));
    assertThat(copied()).isEqualTo("tripatch guide\ncd a\n");
  }

  private String copied() {
    AtomicReference<String> copied = new AtomicReference<>("");
    interact(
        () -> {
          lookup(".markdown-copy").queryAs(Hyperlink.class).fire();
          copied.set(Clipboard.getSystemClipboard().getString());
        });
    return copied.get();
  }

  @Test
  void aLinkThatIsLongerThanALineIsBroken() {
    MarkdownView page = Objects.requireNonNull(view);
    String words = "A link with so many words that no line of this width has room for all of them";
    interact(() -> page.show("[" + words + "](a)\n\nNext to it: [" + words + "](b), the end."));
    Hyperlink alone = lookup(".hyperlink").nth(0).queryAs(Hyperlink.class);
    Hyperlink amid = lookup(".hyperlink").nth(1).queryAs(Hyperlink.class);
    Waiting.until(() -> height(alone) > 25 && height(amid) > 25);
    for (Hyperlink each : List.of(alone, amid)) {
      Node flow = each.getParent();
      assertThat(each.getBoundsInParent().getMaxX()).isLessThanOrEqualTo(360);
      assertThat(each.getBoundsInParent().getMaxY())
          .isLessThanOrEqualTo(flow.getLayoutBounds().getMaxY() + 1);
    }
    Waiting.until(() -> page.getChildren().get(1).getLayoutY() >= height(alone));
  }

  private static double height(Node node) {
    return node.getBoundsInParent().getHeight();
  }

  private static String words(Node flow) {
    return ((TextFlow) flow)
        .getChildren().stream().map(each -> ((Text) each).getText()).collect(Collectors.joining());
  }
}
