package dev.tripatch.guard;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;

/** What a screen reader is told of all that is seen: a line for each node, within its parent. */
final class SpokenNames {
  private static final Set<AccessibleRole> SILENT =
      EnumSet.of(AccessibleRole.NODE, AccessibleRole.PARENT);

  private final StringBuilder lines = new StringBuilder();

  private SpokenNames() {}

  /** Called on the UI thread. */
  static String of(List<Window> windows) {
    SpokenNames names = new SpokenNames();
    for (Window window : windows) {
      String title = window instanceof Stage stage ? "window " + stage.getTitle() : "popup";
      names.lines.append("== ").append(title).append('\n');
      names.walk(window.getScene().getRoot(), 0);
    }
    return names.lines.toString();
  }

  private void walk(Node node, int depth) {
    if (!node.isVisible()) {
      return;
    }
    String line = line(node);
    boolean isSaid = !line.isEmpty();
    if (isSaid) {
      lines.append("  ".repeat(depth)).append(line).append('\n');
    }
    if (node instanceof Parent parent && !isWhole(node)) {
      children(parent).forEach(child -> walk(child, isSaid ? depth + 1 : depth));
    }
  }

  /** What is within has no name but that of the whole. */
  private static boolean isWhole(Node node) {
    return node instanceof TextInputControl || node instanceof MenuBar;
  }

  /** Rows are drawn in any order. */
  private static List<Node> children(Parent parent) {
    List<Node> children = new ArrayList<>(parent.getChildrenUnmodifiable());
    if (parent instanceof Group || parent.getClass().getSimpleName().equals("Navigator")) {
      children.sort(Comparator.comparingDouble(child -> child.getBoundsInParent().getMinY()));
    }
    if (parent instanceof Labeled) {
      children.removeIf(child -> child instanceof Text);
    }
    return children;
  }

  private static String line(Node node) {
    String name = attribute(node, AccessibleAttribute.TEXT);
    Set<String> more = new TreeSet<>();
    more.add(said("help", node.getAccessibleHelp()));
    more.add(said("role", node.getAccessibleRoleDescription()));
    more.add(said("text", node instanceof Labeled labeled ? labeled.getText() : null));
    if (node instanceof TextInputControl field) {
      more.add(said("prompt", field.getPromptText()));
    }
    if (node instanceof Control control && control.getTooltip() != null) {
      more.add(said("tooltip", control.getTooltip().getText()));
    }
    if (Boolean.TRUE.equals(node.queryAccessibleAttribute(AccessibleAttribute.SELECTED))) {
      more.add("selected");
    }
    if (node.isDisabled()) {
      more.add("disabled");
    }
    if (node.isFocused()) {
      more.add("focused");
    }
    more.remove("");
    more.remove(said("text", name));
    boolean isSilent = SILENT.contains(node.getAccessibleRole()) && !node.isFocusTraversable();
    if (name.isBlank()
        && (isSilent || !node.isFocusTraversable())
        && !more.stream().anyMatch(each -> each.contains(": "))) {
      return "";
    }
    return Stream.concat(Stream.of(node.getAccessibleRole() + " “" + name + "”"), more.stream())
        .collect(Collectors.joining(", "))
        .replace("\n", "⏎");
  }

  private static String attribute(Node node, AccessibleAttribute wanted) {
    return Objects.toString(node.queryAccessibleAttribute(wanted), "");
  }

  private static String said(String what, @org.jspecify.annotations.Nullable String words) {
    return words == null || words.isBlank() ? "" : what + ": " + words;
  }
}
