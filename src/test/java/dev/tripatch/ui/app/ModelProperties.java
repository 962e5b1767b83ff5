package dev.tripatch.ui.app;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javafx.beans.value.ObservableValue;

/** What all properties of all view models hold, as text; found by looking, so none is forgotten. */
final class ModelProperties {
  private static final Pattern MODELS =
      Pattern.compile(
          "dev\\.tripatch\\.ui\\.(panes\\.(model|document)\\..*|feature\\.\\w+\\.\\w*Models?)");

  private final Map<String, String> values = new TreeMap<>();
  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> waiting = new ArrayDeque<>();

  private ModelProperties() {}

  /** Those of the view models that an object leads to, by class and name. */
  static Map<String, String> of(Object root) {
    ModelProperties properties = new ModelProperties();
    properties.waiting.add(root);
    while (!properties.waiting.isEmpty()) {
      properties.look(properties.waiting.remove());
    }
    return properties.values;
  }

  private void look(Object object) {
    if (!seen.add(object)) {
      return;
    }
    for (Method method : object.getClass().getMethods()) {
      if (method.getParameterCount() > 0 || !isRead(method)) {
        continue;
      }
      Object got = called(method, object);
      if (got instanceof ObservableValue<?> property) {
        String name = object.getClass().getSimpleName() + "." + method.getName();
        values.merge(name, String.valueOf(property.getValue()), String::concat);
      } else if (got != null) {
        waiting.add(got);
      }
    }
  }

  /** Properties, and getters of further models; no actions. */
  private static boolean isRead(Method method) {
    Class<?> type = method.getReturnType();
    boolean isModel =
        MODELS.matcher(type.getName()).matches() && !type.isEnum() && !type.isInterface();
    return ObservableValue.class.isAssignableFrom(type) || isModel;
  }

  private static Object called(Method method, Object object) {
    try {
      return method.invoke(object);
    } catch (IllegalAccessException | InvocationTargetException failed) {
      throw new LinkageError(method.toString(), failed);
    }
  }
}
