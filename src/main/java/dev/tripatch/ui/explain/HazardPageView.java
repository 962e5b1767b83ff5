package dev.tripatch.ui.explain;

import dev.tripatch.hazard.found.HazardKind;
import dev.tripatch.hazard.found.HazardPage;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** The page about a kind of hazard: what it is, why, an example and the way out. */
public final class HazardPageView extends Dialog<ButtonType> {

  private static final String FENCE = "```";

  /** The page about a kind. */
  public HazardPageView(HazardKind kind) {
    setTitle("Tripatch · " + kind.title());
    VBox page = new VBox(8);
    page.getStyleClass().add("page");
    page.getChildren().setAll(blocks(HazardPage.of(kind).lines().toList()));
    ScrollPane scroll = new ScrollPane(page);
    scroll.setFitToWidth(true);
    scroll.setPrefSize(640, 560);
    scroll.setId("hazard-page");
    getDialogPane().setContent(scroll);
    getDialogPane().getButtonTypes().setAll(ButtonType.CLOSE);
  }

  private static List<Node> blocks(List<String> lines) {
    List<Node> blocks = new ArrayList<>();
    List<String> gathered = new ArrayList<>();
    String label = "";
    boolean isCode = false;
    for (String line : lines) {
      if (line.startsWith(FENCE)) {
        flush(gathered, label, isCode, blocks);
        isCode = !isCode;
        label = isCode ? documentOf(line) : "";
      } else if (!isCode && (line.isBlank() || line.startsWith("#"))) {
        flush(gathered, label, false, blocks);
        if (line.startsWith("#")) {
          blocks.add(heading(line));
        }
      } else {
        gathered.add(line);
      }
    }
    flush(gathered, label, isCode, blocks);
    return blocks;
  }

  /** The words behind the language of a code block: which document it is. */
  private static String documentOf(String fence) {
    int blank = fence.indexOf(' ');
    return blank < 0 ? "" : fence.substring(blank + 1).replace('-', ' ');
  }

  private static void flush(
      List<String> gathered, String label, boolean isCode, List<Node> blocks) {
    if (gathered.isEmpty()) {
      return;
    }
    blocks.add(
        isCode ? code(label, String.join("\n", gathered)) : prose(String.join(" ", gathered)));
    gathered.clear();
  }

  private static Label heading(String line) {
    Label heading = new Label(line.replaceFirst("^#+ *", ""));
    heading.getStyleClass().add(line.startsWith("##") ? "page-section" : "page-title");
    heading.setWrapText(true);
    heading.setMinHeight(Region.USE_PREF_SIZE);
    return heading;
  }

  private static TextFlow prose(String words) {
    TextFlow flow = new TextFlow();
    String[] pieces = words.split("`", -1);
    for (int i = 0; i < pieces.length; i++) {
      Text text = new Text(pieces[i]);
      text.getStyleClass().add(i % 2 == 0 ? "why-text" : "why-code");
      flow.getChildren().add(text);
    }
    return flow;
  }

  private static VBox code(String label, String lines) {
    Label title = new Label(label);
    title.getStyleClass().add("why-label");
    Label text = new Label(lines);
    text.getStyleClass().add("page-code");
    text.setMaxWidth(Double.MAX_VALUE);
    text.setMinHeight(Region.USE_PREF_SIZE);
    return label.isEmpty() ? new VBox(text) : new VBox(2, title, text);
  }
}
