package dev.tripatch.edit.fix;

import dev.tripatch.edit.complete.Writing;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;

/** What can be done about a variable that is used before it is defined. */
record VariableFixes(FixText text, FoundFixes fixes) {
  /** In local the order of the list counts; a patch has an order of its own. */
  void look(FieldPath value) {
    FieldPath item = value.parent().orElseThrow();
    FieldPath list = item.parent().orElseThrow();
    if (text.writing() == Writing.OBJECT
        && text.written(item) instanceof MapValue user
        && text.written(list) instanceof ListValue items) {
      List<Value> used =
          items.items().subList(items.items().indexOf(user) + 1, items.size()).stream()
              .filter(each -> each instanceof MapValue map && isUsed(map, user))
              .toList();
      if (used.isEmpty()) {
        return;
      }
      List<Value> ordered = new ArrayList<>(items.items());
      ordered.removeAll(used);
      ordered.addAll(ordered.indexOf(user), used);
      fixes.set(FixWording.MOVE_USED.text(), list, new ListValue(ordered));
    }
  }

  private static boolean isUsed(MapValue variable, MapValue user) {
    return user.text("value").contains("$(" + variable.text("name") + ")");
  }
}
