"""The card table: a Graphics View that shows a `TableModel`, plays a `Script` and takes gestures.

Begin with `view.TableView`, the widget; `scene` keeps the items in step with the model, `player`
and `animator` move them. `layout/` says in plain numbers where everything lies, `items/` paints
it, `interactions/` are the gestures, `transient` is what is shown for a while, `moments` are the
great ones, `accessible` the lists for screen readers. It knows the view model, scripts and the
commands it may send; no rules.
"""
