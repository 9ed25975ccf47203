"""The referee: it reads what players type, plays it by the rules and keeps the record.

Folders and files import only from lines above theirs:

parsing      typed text to commands, and commands back to the record's text
record       the record file: its text, its facts and its safe storage
display      the game in words, pictures and plain data
setup        the start of a game: packs, maps, players, a position
history      one game with its whole past: undo, replay, summary, rematch
questions    questions that players can ask at any time, and the answers

referee.py   takes a message and answers it; start.py makes a referee from a record file
answers.py   carries out each input, with the help of advice (questions, hints, reminders),
             further_shots, messages (the answers as data, without anybody's secrets) and
             stored_game (the game with its record)

terminal     a person at a prompt: the shell, the live screen, the Tab key
"""
