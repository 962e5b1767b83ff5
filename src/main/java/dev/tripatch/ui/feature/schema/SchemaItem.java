package dev.tripatch.ui.feature.schema;

import dev.tripatch.show.table.SchemaRow;
import dev.tripatch.show.table.SchemaTree.SchemaNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.collections.ObservableList;
import javafx.scene.control.TreeItem;
import org.jspecify.annotations.Nullable;

/** A row of the tree; the rows below it are made when somebody looks at them. */
final class SchemaItem extends TreeItem<SchemaRow> {

  private SchemaNode node;
  private boolean made;

  SchemaItem(SchemaNode node) {
    super(node.row());
    this.node = node;
    setExpanded(node.isOpen());
  }

  @Override
  public boolean isLeaf() {
    return node.isLeaf();
  }

  @Override
  public ObservableList<TreeItem<SchemaRow>> getChildren() {
    if (!made) {
      made = true;
      exchange(super.getChildren(), node.children());
    }
    return super.getChildren();
  }

  /** Shows the same field as it is now; what is open stays so. */
  private void become(SchemaNode now) {
    node = now;
    if (!now.row().equals(getValue())) {
      setValue(now.row());
    }
    if (made) {
      exchange(super.getChildren(), now.children());
    }
  }

  /** Shows other rows; a field that was there before keeps its item. */
  static void exchange(ObservableList<TreeItem<SchemaRow>> items, List<SchemaNode> nodes) {
    Map<List<String>, SchemaItem> before = new HashMap<>();
    for (TreeItem<SchemaRow> item : items) {
      before.put(item.getValue().way(), (SchemaItem) item);
    }
    List<TreeItem<SchemaRow>> now = new ArrayList<>();
    for (SchemaNode each : nodes) {
      @Nullable SchemaItem known = before.get(each.row().way());
      if (known == null) {
        now.add(new SchemaItem(each));
      } else {
        known.become(each);
        now.add(known);
      }
    }
    if (!now.equals(items)) {
      items.setAll(now);
    }
  }
}
